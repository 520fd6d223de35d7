package describe_done_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/describe_done"
	"rkllmd/completion/encode_message"
)

func TestDescribeDone(t *testing.T) {
	text := string(encode_message.EncodeMessage(describe_done.DescribeDone("gen_1", "pause",
		"The generation is paused.")))
	require.JSONEq(t, `{"type": "status", "request_id": "gen_1", "operation": "pause", "progress": 100,
		"message": "The generation is paused."}`, text)
	require.Empty(t, describe_done.DescribeDone("", completion.OperationLoading, "toy is loaded.").RequestID)
}
