package openrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/jsonrpc/openrpc/describe_structures"
	"rkllmd/rkllm"
)

func TestDescribeStructures(t *testing.T) {
	for _, layout := range rkllm.Layouts {
		schemas := describe_structures.DescribeStructures(layout)
		for _, name := range []string{"RKLLMParam", "RKLLMParamAnswer", "RKLLMInput", "RKLLMInferParam",
			"RKLLMLoraAdapter", "RKLLMResult", "LLMCallState", "RKLLMInputType", "RKLLMInferMode", "Progress",
			"PartialResult", "Float", "FloatAnswer"} {
			require.Contains(t, schemas, name, layout.Generation)
		}
		require.Equal(t, layout.CrossAttnParam != nil, schemas["RKLLMCrossAttnParam"] != nil, layout.Generation)
		require.Contains(t, schemas["RKLLMResult"]["required"], "_callback_state")
		require.NotContains(t, schemas["RKLLMResult"]["required"], "_text_base64")
		require.Len(t, schemas["RKLLMInput"]["oneOf"], 4)
	}
}
