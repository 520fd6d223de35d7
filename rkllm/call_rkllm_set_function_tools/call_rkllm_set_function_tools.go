// Package call_rkllm_set_function_tools calls rkllm_set_function_tools.
package call_rkllm_set_function_tools

/*
#include <stddef.h>
int rkllmd_call_rkllm_set_function_tools(void *function, size_t handle, const char *system_prompt, const char *tools, const char *tool_response_str);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_call"
	"rkllmd/rkllm/start_call"
)

// CallRkllmSetFunctionTools tells the model which functions it may call. job.C[1] to job.C[3] are the strings,
// prepared by prepare_set_function_tools.
//
// **Runs on:** worker. Follows rkllm_set_function_tools of the header. Errors: those of start_call; what the C function returns unless 0.
func CallRkllmSetFunctionTools(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Library.SetFunctionTools) {
		code := C.rkllmd_call_rkllm_set_function_tools(rt.Library.SetFunctionTools, C.size_t(rt.Handle), (*C.char)(job.C[1]), (*C.char)(job.C[2]), (*C.char)(job.C[3]))
		finish_call.FinishCall(rt, job, int32(code))
	}
}
