// Package finish_call turns the return value of a C function into an answer.
package finish_call

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/format_function_error"
	"rkllmd/rkllm/call/get_last_error"
)

// FinishCall sets the job's answer to what its C function returned: 0 is the result, everything else is the error that
// format_function_error makes, or that of a library whose process has ended (Isolated.Lost).
//
// **Runs on:** a locked goroutine. It is the one that made the call.
func FinishCall(rt *rkllm.Runtime, job *rkllm.Job, code int32) {
	if code == 0 {
		job.Result = append(job.Result[:0], '0')
		return
	}
	library := rt.Serving.Load()
	if isolated := library.Isolated; isolated != nil {
		if job.Err = isolated.Lost(code); job.Err != nil {
			return
		}
	}
	job.Err = format_function_error.FormatFunctionError(job.Function, code, get_last_error.GetLastError(library))
}
