// Package call_rkllm_set_chat_template calls rkllm_set_chat_template.
package call_rkllm_set_chat_template

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/refuse_template"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmSetChatTemplate replaces the chat template of the model: prompt = system_prompt + prompt_prefix + text +
// prompt_postfix. job.C[1] to job.C[3] are the strings, prepared by prepare_set_chat_template.
//
// **Runs on:** the worker. Follows rkllm_set_chat_template of the header. Errors: those of refuse_template and
// start_call; what the C function returns unless 0.
func CallRkllmSetChatTemplate(rt *rkllm.Runtime, job *rkllm.Job) {
	if !refuse_template.RefuseTemplate(rt, job) && start_call.StartCall(rt, job, rt.Serving.Load().SetChatTemplate) {
		system, prefix, postfix := uintptr(job.C[1]), uintptr(job.C[2]), uintptr(job.C[3])
		code := call_with_four.CallWithFour(rt.Serving.Load().SetChatTemplate, rt.Handle, system, prefix, postfix)
		finish_call.FinishCall(rt, job, code)
	}
}
