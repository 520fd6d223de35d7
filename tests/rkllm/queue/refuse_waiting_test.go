package queue_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/refuse_waiting"
)

func TestRefuseWaiting(t *testing.T) {
	err := refuse_waiting.RefuseWaiting(&jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "it failed with -1"})
	require.Equal(t, rkllm.CodeLibraryEnded, err.Code)
	require.Equal(t, "the library's process has ended, and the model could not be loaded again: it failed with -1; it "+
		"is tried again, unless rkllm.destroy is called", err.Message)
}
