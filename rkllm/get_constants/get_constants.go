// Package get_constants tells clients what they would find in the header.
package get_constants

import (
	"encoding/json"
	"strings"
	"unsafe"

	"rkllmd/rkllm"
)

// GetConstants appends to job.Result one object with: enums, the header's names and numbers; library, the name, version and
// ABI generation of the loaded one; methods, for each its C function, the names of that function's arguments, and whether the
// library has it; limits, on waiting calls and on files.
//
// **Runs on:** any.
func GetConstants(rt *rkllm.Runtime, job *rkllm.Job) {
	enums := map[string]map[string]int32{}
	for _, enum := range []*rkllm.Enum{rkllm.CallState, rkllm.InputType, rkllm.InferMode} {
		enums[enum.Name] = map[string]int32{}
		for _, value := range enum.Values {
			enums[enum.Name][value.Name] = value.Number
		}
	}
	l := rt.Library
	addresses := map[string]unsafe.Pointer{
		"rkllm_createDefaultParam": l.CreateDefaultParam, "rkllm_init": l.Init, "rkllm_destroy": l.Destroy,
		"rkllm_run": l.Run, "rkllm_run_async": l.RunAsync, "rkllm_abort": l.Abort, "rkllm_is_running": l.IsRunning,
		"rkllm_clear_kv_cache": l.ClearKVCache, "rkllm_get_kv_cache_size": l.GetKVCacheSize,
		"rkllm_load_lora": l.LoadLora, "rkllm_set_cross_attn_params": l.SetCrossAttnParams,
		"rkllm_load_prompt_cache": l.LoadPromptCache, "rkllm_release_prompt_cache": l.ReleasePromptCache,
		"rkllm_set_chat_template": l.SetChatTemplate, "rkllm_set_function_tools": l.SetFunctionTools,
	}
	methods := map[string]any{}
	for _, function := range rkllm.Functions {
		methods["rkllm."+strings.TrimPrefix(function.Name, "rkllm_")] = map[string]any{
			"function":  function.Name,
			"arguments": append([]string{}, function.Arguments...),
			"supported": addresses[function.Name] != nil,
		}
	}
	text, _ := json.Marshal(map[string]any{ // cannot fail: strings, numbers and booleans
		"enums": enums,
		"library": map[string]string{
			"name": l.Name, "version": l.Version, "generation": l.Layout.Generation,
		},
		"methods": methods,
		"limits": map[string]any{
			"max_queued": rt.Limits.Queue, "max_queued_per_client": rt.Limits.QueuePerConnection,
			"allowed_roots": append([]string{}, rt.Limits.AllowedRoots...),
		},
	})
	job.Result = append(job.Result, text...)
}
