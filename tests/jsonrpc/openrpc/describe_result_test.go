package openrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/create_server"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/describe_result"
	"rkllmd/rkllm"
)

func TestDescribeResult(t *testing.T) {
	methods := create_server.CreateServer(&rkllm.Runtime{}).Methods
	for name, want := range map[string]string{
		"rkllm.init": `{"const": 0}`, "rkllm.is_running": `{"enum": [0, 1]}`, "$/cancelRequest": `{"type": "null"}`,
		"rkllm.createDefaultParam": `{"$ref": "#/components/schemas/RKLLMParamAnswer"}`,
		"rkllm.run":                `{"$ref": "#/components/schemas/RKLLMResult"}`,
		"rkllm.get_constants":      openrpc.ConstantsSchema,
		"rpc.discover":             `{"type": "object", "required": ["openrpc", "info", "methods"]}`,
	} {
		text, err := json.Marshal(describe_result.DescribeResult(methods[name], rkllm.LayoutB))
		require.NoError(t, err)
		require.JSONEq(t, want, string(text), name)
	}
	batches := describe_result.DescribeResult(methods["rkllm.run_async"], rkllm.LayoutD).(openrpc.Schema)
	require.Len(t, batches["anyOf"], 2, "one result, or one for each input")
	sizes := describe_result.DescribeResult(methods["rkllm.get_kv_cache_size"], rkllm.LayoutD).(openrpc.Schema)
	require.Equal(t, []any{"cache_sizes"}, sizes["required"])
}
