package call_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_constants"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/tests/support/rkllm/rkllm_fake_library"
)

func TestDescribeConstants(t *testing.T) {
	fake := rkllm_fake_library.RkllmFakeLibrary(t, rkllm.LayoutC)
	fake.Library.LoadLora, fake.Library.Evidence = nil, "blob id"
	rt := create_runtime.CreateRuntime(fake.Library, rkllm.Limits{Queue: 5, AllowedRoots: []string{"/models"}})
	var constants struct {
		Enums   map[string]map[string]int32
		Library map[string]string
		Methods map[string]struct {
			Function  string
			Arguments []string
			Supported bool
			Since     string
		}
		Structures map[string]map[string]map[string]any
		Limits     struct {
			Max_queued, Max_queued_per_client int
			Allowed_roots                     []string
		}
	}
	require.NoError(t, json.Unmarshal(describe_constants.DescribeConstants(rt.Serving.Load(), &rt.Limits), &constants))
	require.Equal(t, map[string]map[string]int32{
		"LLMCallState": {"RKLLM_RUN_NORMAL": 0, "RKLLM_RUN_WAITING": 1, "RKLLM_RUN_FINISH": 2, "RKLLM_RUN_ERROR": 3},
		"RKLLMInputType": {"RKLLM_INPUT_PROMPT": 0, "RKLLM_INPUT_TOKEN": 1, "RKLLM_INPUT_EMBED": 2,
			"RKLLM_INPUT_MULTIMODAL": 3},
		"RKLLMInferMode": {"RKLLM_INFER_GENERATE": 0, "RKLLM_INFER_GET_LAST_HIDDEN_LAYER": 1,
			"RKLLM_INFER_GET_LOGITS": 2},
	}, constants.Enums)
	require.Equal(t, map[string]string{"name": "fake", "version": "1.2.1", "generation": "C", "evidence": "blob id"},
		constants.Library)
	require.Len(t, constants.Methods, 15)
	for name, method := range constants.Methods {
		require.Equal(t, "rkllm_"+strings.TrimPrefix(name, "rkllm."), method.Function)
		require.Equal(t, name != "rkllm.load_lora", method.Supported, name)
	}
	require.Equal(t, []string{"handle", "keep_system_prompt", "start_pos", "end_pos"},
		constants.Methods["rkllm.clear_kv_cache"].Arguments)
	require.Equal(t, []string{}, constants.Methods["rkllm.createDefaultParam"].Arguments)
	require.Equal(t, "1.2.1", constants.Methods["rkllm.get_kv_cache_size"].Since)
	require.Len(t, constants.Structures, 16)
	require.Equal(t, map[string]any{"supported": false, "since": "1.3.0"},
		constants.Structures["RKLLMParam"]["ignore_eos_token"])
	require.Equal(t, map[string]any{"supported": true, "type": "integer", "default": 1.0},
		constants.Structures["RKLLMExtendParam"]["n_batch"])
	require.Equal(t, map[string]any{"supported": true, "type": "object", "structure": "RKLLMPerfStat"},
		constants.Structures["RKLLMResult"]["perf"])
	require.Equal(t, 5, constants.Limits.Max_queued)
	require.Equal(t, 8, constants.Limits.Max_queued_per_client)
	require.Equal(t, []string{"/models"}, constants.Limits.Allowed_roots)
}
