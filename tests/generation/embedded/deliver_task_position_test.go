package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/embedded/deliver_task_position"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverTaskPosition(t *testing.T) {
	record := &generation_record.Record{}
	tell := deliver_task_position.DeliverTaskPosition(&generation.Run{Sink: generation_record.GenerationRecord(record)})
	tell(nil, 2)
	tell(nil, 0)
	require.Equal(t, []generation.Event{{Kind: generation.EventQueued, Position: 2}, {Kind: generation.EventQueued}},
		record.Events)
}
