package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/choose_schema"
	"rkllmd/rkllm"
)

func TestChooseSchema(t *testing.T) {
	require.Equal(t, openrpc.Schema{"$ref": "#/components/schemas/RKLLMParam"},
		choose_schema.ChooseSchema("param", rkllm.LayoutA))
	require.Equal(t, openrpc.Schema{}, choose_schema.ChooseSchema("cross_attn_params", rkllm.LayoutA),
		"1.1 has no such structure")
	require.NotEmpty(t, choose_schema.ChooseSchema("cross_attn_params", rkllm.LayoutC))
	require.Equal(t, openrpc.Schema{"$ref": "#/components/schemas/RKLLMInput"},
		choose_schema.ChooseSchema("rkllm_input", rkllm.LayoutB))
	batch := choose_schema.ChooseSchema("rkllm_input", rkllm.LayoutD)["anyOf"].([]any)[1].(openrpc.Schema)
	require.Equal(t, "array", batch["type"])
	require.EqualValues(t, 255, batch["maxItems"])
	for name, kind := range map[string]any{"keep_system_prompt": "integer", "start_pos": "array", "end_pos": "array",
		"id": []any{"string", "number"}, "tools": "string", "prompt_prefix": "string", "prompt_cache_path": "string"} {
		require.Equal(t, kind, choose_schema.ChooseSchema(name, rkllm.LayoutD)["type"], name)
	}
}
