// Package call_function calls what a program has called.
package call_function

import (
	"unsafe"

	"rkllmd/dropin/call"
	"rkllmd/dropin/rkllm_abort"
	"rkllmd/dropin/rkllm_clear_kv_cache"
	"rkllmd/dropin/rkllm_createDefaultParam"
	"rkllmd/dropin/rkllm_destroy"
	"rkllmd/dropin/rkllm_get_kv_cache_size"
	"rkllmd/dropin/rkllm_init"
	"rkllmd/dropin/rkllm_is_running"
	"rkllmd/dropin/rkllm_load_lora"
	"rkllmd/dropin/rkllm_load_prompt_cache"
	"rkllmd/dropin/rkllm_release_prompt_cache"
	"rkllmd/dropin/rkllm_run"
	"rkllmd/dropin/rkllm_run_async"
	"rkllmd/dropin/rkllm_set_chat_template"
	"rkllmd/dropin/rkllm_set_cross_attn_params"
	"rkllmd/dropin/rkllm_set_function_tools"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/fail_call"
)

// CallFunction calls the function that c names and returns what it does. Inside a run on the same handle, which those
// that wait would wait for, only rkllm_destroy, rkllm_abort and rkllm_is_running are carried out.
//
// **Runs on:** a locked goroutine.
func CallFunction(c *call.Call) int32 {
	given := (*[3]unsafe.Pointer)(unsafe.Pointer(&c.Arguments))
	switch {
	case c.Function == call.Destroy:
		return rkllm_destroy.RkllmDestroy(c.Handle, c.Inside != 0)
	case c.Function == call.Abort:
		return rkllm_abort.RkllmAbort(c.Handle)
	case c.Function == call.IsRunning:
		return rkllm_is_running.RkllmIsRunning(c.Handle)
	case c.Inside != 0:
		return fail_call.FailCall(call.Names[c.Function], librkllmrt.ErrInCallback)
	}
	switch c.Function {
	case call.CreateDefaultParam:
		rkllm_createDefaultParam.RkllmCreateDefaultParam(given[0])
		return 0
	case call.Init:
		return rkllm_init.RkllmInit(given[0], given[1], given[2])
	case call.Run:
		return rkllm_run.RkllmRun(c.Handle, given[0], given[1], c.Arguments[2], c)
	case call.RunAsync:
		return rkllm_run_async.RkllmRunAsync(c.Handle, given[0], given[1], c.Arguments[2])
	case call.ClearKVCache:
		return rkllm_clear_kv_cache.RkllmClearKVCache(c.Handle, int32(c.Arguments[0]), given[1], given[2])
	case call.GetKVCacheSize:
		return rkllm_get_kv_cache_size.RkllmGetKVCacheSize(c.Handle, given[0])
	case call.LoadLora:
		return rkllm_load_lora.RkllmLoadLora(c.Handle, given[0])
	case call.LoadPromptCache:
		return rkllm_load_prompt_cache.RkllmLoadPromptCache(c.Handle, given[0])
	case call.ReleasePromptCache:
		return rkllm_release_prompt_cache.RkllmReleasePromptCache(c.Handle)
	case call.SetChatTemplate:
		return rkllm_set_chat_template.RkllmSetChatTemplate(c.Handle, given[0], given[1], given[2])
	case call.SetCrossAttnParams:
		return rkllm_set_cross_attn_params.RkllmSetCrossAttnParams(c.Handle, given[0])
	case call.SetFunctionTools:
		return rkllm_set_function_tools.RkllmSetFunctionTools(c.Handle, given[0], given[1], given[2])
	}
	return -1
}
