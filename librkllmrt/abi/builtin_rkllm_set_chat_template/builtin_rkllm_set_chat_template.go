// Package builtin_rkllm_set_chat_template is rkllm_set_chat_template of the embedded runtime.
package builtin_rkllm_set_chat_template

// #include <stdint.h>
// int BuiltinRkllmSetChatTemplate(uintptr_t handle, void *system_prompt, void *prompt_prefix, void *prompt_postfix);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/cache/clear_lanes"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/librkllmrt/read/copy_text"
)

// Pointer is the C address of BuiltinRkllmSetChatTemplate.
var Pointer = unsafe.Pointer(C.BuiltinRkllmSetChatTemplate)

// BuiltinRkllmSetChatTemplate is rkllm_set_chat_template: prompts become system_prompt + prompt_prefix + prompt +
// prompt_postfix (in a conversation the system prompt stands in its first turn only), in place of the model's own
// template, and with it go what rkllm_set_function_tools gave and enable_thinking. All three empty: prompts go in as
// they are. NULL counts as empty. It empties the cache and ends the conversation. -1 with a reason while a run is in
// progress.
//
// **Runs on:** any thread that may wait. The run's own thread must not call it. **Holds:** Busy. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmSetChatTemplate
func BuiltinRkllmSetChatTemplate(handle uintptr, systemPrompt, promptPrefix, promptPostfix unsafe.Pointer) int32 {
	system, err1 := copy_text.CopyText("system_prompt", systemPrompt)
	prefix, err2 := copy_text.CopyText("prompt_prefix", promptPrefix)
	postfix, err3 := copy_text.CopyText("prompt_postfix", promptPostfix)
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_set_chat_template", err)
	}
	defer h.Busy.Unlock()
	if err = errors.Join(err1, err2, err3); err != nil {
		return fail_call.FailCall("rkllm_set_chat_template", err)
	}
	if err = clear_lanes.ClearLanes(h, false); err != nil {
		return fail_call.FailCall("rkllm_set_chat_template", err)
	}
	h.Template = &librkllmrt.Template{System: system, Prefix: prefix, Postfix: postfix}
	h.Tools = librkllmrt.FunctionTools{}
	return 0
}
