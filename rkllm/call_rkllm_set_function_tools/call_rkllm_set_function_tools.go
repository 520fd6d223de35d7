// Package call_rkllm_set_function_tools calls rkllm_set_function_tools.
package call_rkllm_set_function_tools

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/refuse_template"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmSetFunctionTools tells the model which functions it may call. job.C[1] to job.C[3] are the strings,
// prepared by prepare_set_function_tools.
//
// **Runs on:** the worker. Follows rkllm_set_function_tools of the header. Errors: those of refuse_template and
// start_call; what the C function returns unless 0.
func CallRkllmSetFunctionTools(rt *rkllm.Runtime, job *rkllm.Job) {
	if !refuse_template.RefuseTemplate(rt, job) && start_call.StartCall(rt, job, rt.Serving.Load().SetFunctionTools) {
		system, tools, response := uintptr(job.C[1]), uintptr(job.C[2]), uintptr(job.C[3])
		code := call_with_four.CallWithFour(rt.Serving.Load().SetFunctionTools, rt.Handle, system, tools, response)
		finish_call.FinishCall(rt, job, code)
	}
}
