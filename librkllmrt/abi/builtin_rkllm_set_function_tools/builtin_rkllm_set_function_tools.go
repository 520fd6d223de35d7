// Package builtin_rkllm_set_function_tools is rkllm_set_function_tools of the embedded runtime.
package builtin_rkllm_set_function_tools

// #include <stdint.h>
// int BuiltinRkllmSetFunctionTools(uintptr_t handle, void *system_prompt, void *tools, void *tool_response_str);
import "C"

import (
	"errors"
	"strings"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/librkllmrt/prompt/check_function_tools"
	"rkllmd/librkllmrt/read/copy_text"
)

// Pointer is the C address of BuiltinRkllmSetFunctionTools.
var Pointer = unsafe.Pointer(C.BuiltinRkllmSetFunctionTools)

// BuiltinRkllmSetFunctionTools is rkllm_set_function_tools: from the next run on, the model's own chat template gets
// system_prompt as the system's message (NULL or empty: none) and tools as the functions that the model may call: a
// JSON array as OpenAI describes it; NULL, empty and [] take the functions away. tool_response_str is the name of the
// tags around each result of role "tool" (list_turn), with or without its angle brackets.
//
// The cache and the conversation stay, and are written anew where the text before has changed. -1 with a reason for
// tools that are wrong, for a model whose template writes none, after rkllm_set_chat_template, and while a run is in
// progress.
//
// **Runs on:** any thread that may wait. The run's own thread must not call it. **Holds:** Busy. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmSetFunctionTools
func BuiltinRkllmSetFunctionTools(handle uintptr, systemPrompt, tools, toolResponse unsafe.Pointer) int32 {
	system, err1 := copy_text.CopyText("system_prompt", systemPrompt)
	list, err2 := copy_text.CopyText("tools", tools)
	tag, err3 := copy_text.CopyText("tool_response_str", toolResponse)
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_set_function_tools", err)
	}
	defer h.Busy.Unlock()
	if list = strings.TrimSpace(list); list == "[]" {
		list = ""
	}
	given := librkllmrt.FunctionTools{System: system, Tools: list, Tag: strings.Trim(tag, "<>")}
	if err = errors.Join(err1, err2, err3); err != nil {
		return fail_call.FailCall("rkllm_set_function_tools", err)
	}
	if err = check_function_tools.CheckFunctionTools(h, given); err != nil {
		return fail_call.FailCall("rkllm_set_function_tools", err)
	}
	h.Tools = given
	return 0
}
