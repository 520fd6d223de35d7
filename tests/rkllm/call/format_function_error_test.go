package call_test

import (
	"encoding/json"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/format_function_error"
)

func TestFormatFunctionError(t *testing.T) {
	data := json.RawMessage(`{"function":"rkllm_init","code":-1}`)
	require.Equal(t, &jsonrpc2.Error{Code: rkllm.CodeFunctionFailed, Message: "rkllm_init failed with -1: no NPU",
		Data: &data},
		format_function_error.FormatFunctionError("rkllm_init", -1, "no NPU"))
	require.Equal(t, "rkllm_run failed with 7: the library gives no reason here; its log on standard error may",
		format_function_error.FormatFunctionError("rkllm_run", 7, "").Message)
}
