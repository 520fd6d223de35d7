// Package list_addresses names the functions of a library.
package list_addresses

import (
	"unsafe"

	"rkllmd/rkllm"
)

// ListAddresses returns, for each function of rkllm.Functions by its C name, where l keeps its address: to read it
// (nil: the library does not have the function), or to set it while the library is opened.
//
// **Runs on:** any thread.
func ListAddresses(l *rkllm.Library) map[string]*unsafe.Pointer {
	return map[string]*unsafe.Pointer{
		"rkllm_createDefaultParam":    &l.CreateDefaultParam,
		"rkllm_init":                  &l.Init,
		"rkllm_load_lora":             &l.LoadLora,
		"rkllm_load_prompt_cache":     &l.LoadPromptCache,
		"rkllm_release_prompt_cache":  &l.ReleasePromptCache,
		"rkllm_destroy":               &l.Destroy,
		"rkllm_run":                   &l.Run,
		"rkllm_run_async":             &l.RunAsync,
		"rkllm_abort":                 &l.Abort,
		"rkllm_is_running":            &l.IsRunning,
		"rkllm_clear_kv_cache":        &l.ClearKVCache,
		"rkllm_get_kv_cache_size":     &l.GetKVCacheSize,
		"rkllm_set_chat_template":     &l.SetChatTemplate,
		"rkllm_set_function_tools":    &l.SetFunctionTools,
		"rkllm_set_cross_attn_params": &l.SetCrossAttnParams,
	}
}
