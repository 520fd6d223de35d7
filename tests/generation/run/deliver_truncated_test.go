package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/run/deliver_truncated"
	"rkllmd/tests/support/generation/generation_record"
)

func TestDeliverTruncated(t *testing.T) {
	record := &generation_record.Record{}
	run := &generation.Run{Sink: generation_record.GenerationRecord(record)}
	deliver_truncated.DeliverTruncated(run)
	require.Empty(t, record.Events)
	run.Dropped = 7
	deliver_truncated.DeliverTruncated(run)
	run.Answer = []int32{1}
	deliver_truncated.DeliverTruncated(run)
	require.Equal(t, []generation.Event{{Kind: generation.EventTruncated, Dropped: 7}}, record.Events)
}
