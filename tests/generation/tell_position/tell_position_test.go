package tell_position_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/tell_position"
	"rkllmd/tests/support/generation_record"
)

func TestTellPosition(t *testing.T) {
	record := &generation_record.Record{}
	tell := tell_position.TellPosition(&generation.Run{Sink: generation_record.GenerationRecord(record)})
	tell(nil, 2)
	tell(nil, 0)
	require.Equal(t, []generation.Event{{Kind: generation.EventQueued, Position: 2}, {Kind: generation.EventQueued}}, record.Events)
}
