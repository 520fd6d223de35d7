package daemon_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/format_function_error"
	"rkllmd/rkllm/layout/refuse_value"
)

func TestDescribeRefusal(t *testing.T) {
	for want, refusal := range map[string]*jsonrpc2.Error{
		"/m is no model":         format_function_error.FormatFunctionError("rkllm_init", -1, "/m is no model"),
		`"/m" is a directory`:    refuse_value.RefuseValue("param.model_path", "%q is a directory", "/m"),
		"param.top_k: it is 1.5": refuse_value.RefuseValue("param.top_k", "it is 1.5"),
		"a model is loaded or being loaded already (rkllmd call destroy unloads it)": rkllm.ErrModelLoaded,
		"the daemon is shutting down":    {Message: "the daemon is shutting down"},
		"rkllm_init failed with -1: why": {Message: "rkllm_init failed with -1: why"},
	} {
		require.Equal(t, want, describe_refusal.DescribeRefusal(refusal))
	}
}
