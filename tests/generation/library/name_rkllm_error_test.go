package library_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/library/name_rkllm_error"
	"rkllmd/rkllm"
)

func TestNameRkllmError(t *testing.T) {
	for code, kind := range map[int64]error{
		rkllm.CodeQueueFull: generation.ErrBusy, rkllm.CodeShuttingDown: generation.ErrClosed,
		rkllm.CodeNoModel:          generation.ErrClosed,
		jsonrpc2.CodeInvalidParams: generation.ErrInvalid, rkllm.CodeNotSupported: generation.ErrNotSupported,
		rkllm.CodeFunctionFailed: generation.ErrFailed,
	} {
		err := name_rkllm_error.NameRkllmError(&jsonrpc2.Error{Code: code, Message: "why"})
		require.ErrorIs(t, err, kind)
		require.EqualError(t, err, kind.Error()+": why")
	}
}
