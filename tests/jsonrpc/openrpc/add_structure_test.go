package openrpc_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/add_structure"
	"rkllmd/rkllm"
)

func TestAddStructure(t *testing.T) {
	schemas := map[string]openrpc.Schema{}
	param := add_structure.AddStructure(schemas, rkllm.LayoutC.Param, "")
	require.Equal(t, []any{"model_path"}, param["required"])
	require.Equal(t, false, param["additionalProperties"])
	members := param["properties"].(openrpc.Schema)
	require.Equal(t, []any{nil, json.RawMessage("false")}, members["ignore_eos_token"].(openrpc.Schema)["enum"])
	require.Contains(t, schemas, "RKLLMExtendParam", "what is inside is there too")

	add_structure.AddStructure(schemas, rkllm.LayoutC.Param, openrpc.Answered)
	answered := schemas["RKLLMParamAnswer"]
	require.Len(t, answered["required"], len(rkllm.LayoutC.Param.Fields), "all members are answered")
	require.NotContains(t, answered["properties"], "ignore_eos_token")
	require.Equal(t, "#/components/schemas/RKLLMExtendParamAnswer",
		answered["properties"].(openrpc.Schema)["extend_param"].(openrpc.Schema)["$ref"])

	result := add_structure.AddStructure(schemas, rkllm.LayoutA.Result, "")
	require.Equal(t, []any{"text", "token_id", "last_hidden_layer", "logits", "perf"}, result["required"])
	require.Equal(t, json.RawMessage(`{"type":"null"}`), result["properties"].(openrpc.Schema)["perf"])

	add_structure.AddStructure(schemas, rkllm.LayoutD.Input, "")
	require.Len(t, schemas["RKLLMMultiModalInput"]["anyOf"], 3, "an image in either spelling, or a video")
	kept := schemas["RKLLMMultiModalInput"]["properties"].(openrpc.Schema)["image_embed"].(openrpc.Schema)
	require.Contains(t, kept["description"], "in the place of image")
}
