package load_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/name_refusal"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

func TestNameRefusal(t *testing.T) {
	require.NoError(t, name_refusal.NameRefusal(nil))
	for code, want := range map[int64]error{rkllm.CodeModelLoaded: web.ErrLoaded,
		rkllm.CodeNoModel: generation.ErrClosed, rkllm.CodeRunsInProgress: generation.ErrBusy,
		rkllm.CodeQueueFull: generation.ErrBusy, rkllm.CodeShuttingDown: generation.ErrClosed,
		jsonrpc2.CodeInvalidParams: generation.ErrInvalid,
		rkllm.CodeNotSupported:     generation.ErrNotSupported, rkllm.CodeFunctionFailed: generation.ErrFailed} {
		err := name_refusal.NameRefusal(&jsonrpc2.Error{Code: code, Message: "it is so"})
		require.ErrorIs(t, err, want)
		if code != rkllm.CodeModelLoaded && code != rkllm.CodeNoModel {
			require.EqualError(t, err, "it is so")
		}
	}
	require.EqualError(t, name_refusal.NameRefusal(&jsonrpc2.Error{Code: jsonrpc2.CodeInvalidParams,
		Message: `Invalid params: param.model_path: "m" is not an absolute path`}),
		`model_path: "m" is not an absolute path`)
}
