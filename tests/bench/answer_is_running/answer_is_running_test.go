package answer_is_running_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/bench/answer_is_running"
)

func TestAnswerIsRunning(t *testing.T) {
	answer, err := answer_is_running.AnswerIsRunning(t.Context(), nil, &jsonrpc2.Request{Method: "rkllm.is_running"})
	require.NoError(t, err)
	require.Equal(t, 0, answer)

	_, err = answer_is_running.AnswerIsRunning(t.Context(), nil, &jsonrpc2.Request{Method: "rkllm.run"})
	require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "unknown method rkllm.run"}, err)
}
