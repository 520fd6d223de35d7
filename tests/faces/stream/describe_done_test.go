package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/describe_done"
	"rkllmd/faces/stream/format_message"
)

func TestDescribeDone(t *testing.T) {
	text := string(format_message.FormatMessage(describe_done.DescribeDone("gen_1", "pause",
		"The generation is paused.")))
	require.JSONEq(t, `{"type": "status", "request_id": "gen_1", "operation": "pause", "progress": 100,
		"message": "The generation is paused."}`, text)
	require.Empty(t, describe_done.DescribeDone("", stream.OperationLoading, "toy is loaded.").RequestID)
}
