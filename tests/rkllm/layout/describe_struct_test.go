package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/describe_struct"
)

func TestDescribeStruct(t *testing.T) {
	structures := map[string]map[string]any{}
	describe_struct.DescribeStruct(structures, rkllm.LayoutA.Param, true)
	require.Len(t, structures, 2)
	require.Equal(t, map[string]any{"supported": false, "since": "1.2.0"}, structures["RKLLMParam"]["n_keep"])
	require.Equal(t, map[string]any{"supported": true, "type": "integer", "default": int64(40)},
		structures["RKLLMParam"]["top_k"])
	require.Equal(t, map[string]any{"supported": false, "since": "1.2.1", "reason": "before it, a run has one input"},
		structures["RKLLMExtendParam"]["n_batch"])

	structures = map[string]map[string]any{}
	describe_struct.DescribeStruct(structures, rkllm.LayoutB.Result, false)
	require.Len(t, structures, 3)
	require.Equal(t, map[string]any{"supported": true, "type": "integer"}, structures["RKLLMResult"]["token_id"])
	require.Equal(t, map[string]any{"supported": false, "since": "1.2.1"}, structures["RKLLMResult"]["perf"])
}
