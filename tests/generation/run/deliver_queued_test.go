package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverQueued(t *testing.T) {
	record := &generation_record.Record{}
	run := &generation.Run{Sink: generation_record.GenerationRecord(record)}
	for _, position := range []int{0, 3, 3, 2, 0, 0} {
		deliver_queued.DeliverQueued(run, position)
	}
	require.Equal(t, []generation.Event{{Kind: generation.EventQueued, Position: 3}, {Kind: generation.EventQueued,
		Position: 2}, {Kind: generation.EventQueued}}, record.Events)
}
