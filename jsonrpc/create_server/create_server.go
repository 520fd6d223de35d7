// Package create_server makes the method table.
package create_server

import (
	"strings"

	"rkllmd/jsonrpc"
	"rkllmd/jsonrpc/handle_cancel_request"
	"rkllmd/jsonrpc/openrpc"
	"rkllmd/jsonrpc/openrpc/handle_discover"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_abort"
	"rkllmd/rkllm/call_rkllm_clear_kv_cache"
	"rkllmd/rkllm/call_rkllm_createDefaultParam"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/call_rkllm_get_kv_cache_size"
	"rkllmd/rkllm/call_rkllm_is_running"
	"rkllmd/rkllm/call_rkllm_load_lora"
	"rkllmd/rkllm/call_rkllm_load_prompt_cache"
	"rkllmd/rkllm/call_rkllm_release_prompt_cache"
	"rkllmd/rkllm/call_rkllm_run"
	"rkllmd/rkllm/call_rkllm_run_async"
	"rkllmd/rkllm/call_rkllm_set_chat_template"
	"rkllmd/rkllm/call_rkllm_set_cross_attn_params"
	"rkllmd/rkllm/call_rkllm_set_function_tools"
	"rkllmd/rkllm/get_constants"
	"rkllmd/rkllm/load/load_model"
	"rkllmd/rkllm/prepare_clear_kv_cache"
	"rkllmd/rkllm/prepare_init"
	"rkllmd/rkllm/prepare_load_lora"
	"rkllmd/rkllm/prepare_load_prompt_cache"
	"rkllmd/rkllm/prepare_run"
	"rkllmd/rkllm/prepare_set_chat_template"
	"rkllmd/rkllm/prepare_set_cross_attn_params"
	"rkllmd/rkllm/prepare_set_function_tools"
)

// CreateServer returns a server over rt with the 15 methods of RKLLM's C API, rkllm.get_constants, $/cancelRequest
// and rpc.discover.
// A method takes the arguments of its C function by the header's names; those that the server supplies itself are
// marked, and in the place of callback or userdata a client may ask for progress messages.
//
// **Runs on:** any thread. It is called once. Follows docs/protocols/jsonrpc-socket.md, "Methods".
func CreateServer(rt *rkllm.Runtime) *jsonrpc.Server {
	methods := map[string]*jsonrpc.Method{
		"rkllm.createDefaultParam": {Library: true,
			OnLoop: call_rkllm_createDefaultParam.CallRkllmCreateDefaultParam},
		"rkllm.init": {Kind: rkllm.KindInit, Prepare: prepare_init.PrepareInit,
			Call: load_model.LoadModel},
		"rkllm.run": {Kind: rkllm.KindRun, Prepare: prepare_run.PrepareRun,
			Call: call_rkllm_run.CallRkllmRun},
		"rkllm.run_async": {Kind: rkllm.KindRun, Prepare: prepare_run.PrepareRun,
			Call: call_rkllm_run_async.CallRkllmRunAsync},
		"rkllm.abort":      {Library: true, OnLoop: call_rkllm_abort.CallRkllmAbort},
		"rkllm.is_running": {Library: true, OnLoop: call_rkllm_is_running.CallRkllmIsRunning},
		"rkllm.clear_kv_cache": {Prepare: prepare_clear_kv_cache.PrepareClearKvCache,
			Call: call_rkllm_clear_kv_cache.CallRkllmClearKvCache},
		"rkllm.get_kv_cache_size": {Call: call_rkllm_get_kv_cache_size.CallRkllmGetKvCacheSize},
		"rkllm.destroy":           {Kind: rkllm.KindDestroy, Call: call_rkllm_destroy.CallRkllmDestroy},
		"rkllm.load_lora": {Prepare: prepare_load_lora.PrepareLoadLora,
			Call: call_rkllm_load_lora.CallRkllmLoadLora},
		"rkllm.load_prompt_cache": {Prepare: prepare_load_prompt_cache.PrepareLoadPromptCache,
			Call: call_rkllm_load_prompt_cache.CallRkllmLoadPromptCache},
		"rkllm.release_prompt_cache": {Call: call_rkllm_release_prompt_cache.CallRkllmReleasePromptCache},
		"rkllm.set_chat_template": {Prepare: prepare_set_chat_template.PrepareSetChatTemplate,
			Call: call_rkllm_set_chat_template.CallRkllmSetChatTemplate},
		"rkllm.set_function_tools": {Prepare: prepare_set_function_tools.PrepareSetFunctionTools,
			Call: call_rkllm_set_function_tools.CallRkllmSetFunctionTools},
		"rkllm.set_cross_attn_params": {Prepare: prepare_set_cross_attn_params.PrepareSetCrossAttnParams,
			Call: call_rkllm_set_cross_attn_params.CallRkllmSetCrossAttnParams},
		"rkllm.get_constants": {OnLoop: get_constants.GetConstants},
		"$/cancelRequest":     {Params: []string{"id"}, OnLoop: handle_cancel_request.HandleCancelRequest},
	}
	for _, function := range rkllm.Functions {
		m := methods["rkllm."+strings.TrimPrefix(function.Name, "rkllm_")]
		m.Function, m.Params = function.Name, function.Arguments
	}
	for name, m := range methods {
		m.Name, m.Managed = name, make([]bool, len(m.Params))
		for i, argument := range m.Params {
			switch argument {
			case "handle", "cache_sizes":
				m.Managed[i] = true
			case "callback", "userdata":
				m.Managed[i], m.ProgressAt = true, i
			}
		}
	}
	s := &jsonrpc.Server{Methods: methods, Runtime: rt}
	methods[openrpc.DiscoverName] = &jsonrpc.Method{Name: openrpc.DiscoverName,
		OnLoop: handle_discover.HandleDiscover(s)}
	return s
}
