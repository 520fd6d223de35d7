// Package ask_set_chat_template is rkllm_set_chat_template of an isolated library.
package ask_set_chat_template

// #include <stddef.h>
// int AskSetChatTemplate(size_t handle, size_t system, size_t prefix, size_t postfix);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskSetChatTemplate.
var Pointer = unsafe.Pointer(C.AskSetChatTemplate)

// AskSetChatTemplate is rkllm_set_chat_template: it sets the chat template, in the library's process. It returns what
// the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_set_chat_template.
//
//export AskSetChatTemplate
func AskSetChatTemplate(handle, system, prefix, postfix uintptr) int32 {
	words := [4]uint64{uint64(system), uint64(prefix), uint64(postfix)}
	return call_process.CallProcess(handle, isolation.SetChatTemplate, words, "chat template")
}
