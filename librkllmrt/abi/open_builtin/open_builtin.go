// Package open_builtin opens the embedded runtime.
package open_builtin

import (
	"maps"
	"slices"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/builtin_rkllm_abort"
	"rkllmd/librkllmrt/abi/builtin_rkllm_clear_kv_cache"
	"rkllmd/librkllmrt/abi/builtin_rkllm_createDefaultParam"
	"rkllmd/librkllmrt/abi/builtin_rkllm_destroy"
	"rkllmd/librkllmrt/abi/builtin_rkllm_embedding_size"
	"rkllmd/librkllmrt/abi/builtin_rkllm_get_kv_cache_size"
	"rkllmd/librkllmrt/abi/builtin_rkllm_init"
	"rkllmd/librkllmrt/abi/builtin_rkllm_is_running"
	"rkllmd/librkllmrt/abi/builtin_rkllm_last_error"
	"rkllmd/librkllmrt/abi/builtin_rkllm_load_lora"
	"rkllmd/librkllmrt/abi/builtin_rkllm_load_prompt_cache"
	"rkllmd/librkllmrt/abi/builtin_rkllm_release_prompt_cache"
	"rkllmd/librkllmrt/abi/builtin_rkllm_run"
	"rkllmd/librkllmrt/abi/builtin_rkllm_run_async"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_chat_template"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_cross_attn_params"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_function_tools"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_load_progress"
	"rkllmd/librkllmrt/abi/describe_template"
	"rkllmd/rkllm"
)

// OpenBuiltin returns the embedded runtime as a library: the addresses of its C functions, generation D, with all
// extensions and the models inside this program.
//
// **Runs on:** any thread.
func OpenBuiltin() *rkllm.Library {
	return &rkllm.Library{
		Name:     "embedded",
		Version:  librkllmrt.Version,
		Evidence: "embedded",
		Layout:   rkllm.LayoutD,
		Prompt:   true,

		CreateDefaultParam: builtin_rkllm_createDefaultParam.Pointer,
		Init:               builtin_rkllm_init.Pointer,
		LoadLora:           builtin_rkllm_load_lora.Pointer,
		LoadPromptCache:    builtin_rkllm_load_prompt_cache.Pointer,
		ReleasePromptCache: builtin_rkllm_release_prompt_cache.Pointer,
		Destroy:            builtin_rkllm_destroy.Pointer,
		Run:                builtin_rkllm_run.Pointer,
		RunAsync:           builtin_rkllm_run_async.Pointer,
		Abort:              builtin_rkllm_abort.Pointer,
		IsRunning:          builtin_rkllm_is_running.Pointer,
		ClearKVCache:       builtin_rkllm_clear_kv_cache.Pointer,
		GetKVCacheSize:     builtin_rkllm_get_kv_cache_size.Pointer,
		SetChatTemplate:    builtin_rkllm_set_chat_template.Pointer,
		SetFunctionTools:   builtin_rkllm_set_function_tools.Pointer,
		SetCrossAttnParams: builtin_rkllm_set_cross_attn_params.Pointer,

		LastError:       builtin_rkllm_last_error.Pointer,
		SetLoadProgress: builtin_rkllm_set_load_progress.Pointer,
		RowSize:         builtin_rkllm_embedding_size.Pointer,

		DescribeTemplate: describe_template.DescribeTemplate,

		Builtins: slices.Sorted(maps.Keys(engine.Builtins)),
	}
}
