// Package call_rkllm_set_chat_template calls rkllm_set_chat_template.
package call_rkllm_set_chat_template

/*
#include <stddef.h>
int rkllmd_call_rkllm_set_chat_template(void *function, size_t handle, const char *system_prompt, const char *prompt_prefix, const char *prompt_postfix);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_call"
	"rkllmd/rkllm/start_call"
)

// CallRkllmSetChatTemplate replaces the chat template of the model: prompt = system_prompt + prompt_prefix + text + prompt_postfix. job.C[1] to job.C[3] are the strings,
// prepared by prepare_set_chat_template.
//
// **Runs on:** worker. Follows rkllm_set_chat_template of the header. Errors: those of start_call; what the C function returns unless 0.
func CallRkllmSetChatTemplate(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Library.SetChatTemplate) {
		code := C.rkllmd_call_rkllm_set_chat_template(rt.Library.SetChatTemplate, C.size_t(rt.Handle), (*C.char)(job.C[1]), (*C.char)(job.C[2]), (*C.char)(job.C[3]))
		finish_call.FinishCall(rt, job, int32(code))
	}
}
