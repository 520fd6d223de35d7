// Package rkllm_set_chat_template is rkllm_set_chat_template of the drop-in.
package rkllm_set_chat_template

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_set_chat_template"
)

// RkllmSetChatTemplate is rkllm_set_chat_template: see librkllmrt/abi/builtin_rkllm_set_chat_template.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmSetChatTemplate(handle uintptr, systemPrompt, promptPrefix, promptPostfix unsafe.Pointer) int32 {
	return builtin_rkllm_set_chat_template.BuiltinRkllmSetChatTemplate(handle, systemPrompt, promptPrefix,
		promptPostfix)
}
