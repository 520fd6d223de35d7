// Package bind_functions gives an isolated library its functions.
package bind_functions

import (
	"strings"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/ask_abort"
	"rkllmd/isolation/seam/ask_clear_kv_cache"
	"rkllmd/isolation/seam/ask_destroy"
	"rkllmd/isolation/seam/ask_get_kv_cache_size"
	"rkllmd/isolation/seam/ask_init"
	"rkllmd/isolation/seam/ask_is_running"
	"rkllmd/isolation/seam/ask_load_lora"
	"rkllmd/isolation/seam/ask_load_prompt_cache"
	"rkllmd/isolation/seam/ask_release_prompt_cache"
	"rkllmd/isolation/seam/ask_run"
	"rkllmd/isolation/seam/ask_run_async"
	"rkllmd/isolation/seam/ask_set_chat_template"
	"rkllmd/isolation/seam/ask_set_cross_attn_params"
	"rkllmd/isolation/seam/ask_set_function_tools"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/list_addresses"
)

// BindFunctions sets the addresses of the functions that the library's generation has to those of this area.
//
// **Runs on:** any thread.
func BindFunctions(library *rkllm.Library) {
	ours := [...]unsafe.Pointer{
		isolation.CreateDefaultParam: ask_is_running.Pointer, // never called: Isolated.DefaultParam is
		isolation.Init:               ask_init.Pointer,
		isolation.Run:                ask_run.Pointer,
		isolation.RunAsync:           ask_run_async.Pointer,
		isolation.Abort:              ask_abort.Pointer,
		isolation.IsRunning:          ask_is_running.Pointer,
		isolation.ClearKVCache:       ask_clear_kv_cache.Pointer,
		isolation.GetKVCacheSize:     ask_get_kv_cache_size.Pointer,
		isolation.Destroy:            ask_destroy.Pointer,
		isolation.LoadLora:           ask_load_lora.Pointer,
		isolation.LoadPromptCache:    ask_load_prompt_cache.Pointer,
		isolation.ReleasePromptCache: ask_release_prompt_cache.Pointer,
		isolation.SetChatTemplate:    ask_set_chat_template.Pointer,
		isolation.SetFunctionTools:   ask_set_function_tools.Pointer,
		isolation.SetCrossAttnParams: ask_set_cross_attn_params.Pointer,
	}
	addresses := list_addresses.ListAddresses(library)
	for number, function := range rkllm.Functions {
		if strings.Contains(function.Generations, library.Layout.Generation) {
			*addresses[function.Name] = ours[number]
		}
	}
}
