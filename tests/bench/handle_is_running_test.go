package bench_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/bench/handle_is_running"
)

func TestHandleIsRunning(t *testing.T) {
	answer, err := handle_is_running.HandleIsRunning(t.Context(), nil, &jsonrpc2.Request{Method: "rkllm.is_running"})
	require.NoError(t, err)
	require.Equal(t, 0, answer)

	_, err = handle_is_running.HandleIsRunning(t.Context(), nil, &jsonrpc2.Request{Method: "rkllm.run"})
	require.Equal(t, &jsonrpc2.Error{Code: jsonrpc2.CodeMethodNotFound, Message: "unknown method rkllm.run"}, err)
}
