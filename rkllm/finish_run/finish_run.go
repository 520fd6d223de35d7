// Package finish_run turns the end of a run into an answer.
package finish_run

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/format_function_error"
	"rkllmd/rkllm/call/get_last_error"
	"rkllmd/rkllm/run/keep_embedding_size"
	"rkllmd/rkllm/wait_for_end"
)

// FinishRun sets the job's answer when the C function that runs it has returned code. Where the last callback may come
// after that (async: rkllm_run_async, and rkllm_run of a model loaded with is_async), it waits for it (wait_for_end).
// The answer is the last result, unless the callback has sent it already; an error when the run ended in state ERROR,
// when the function failed, or when it returned without a last callback. The reason of state ERROR is the run's own:
// what the callback was told, where the library tells reasons. This thread's last failure is another call's where the
// function has returned 0.
//
// **Runs on:** the worker. It takes as long as the run does. The library must not be called with any lock held
// meanwhile.
func FinishRun(rt *rkllm.Runtime, job *rkllm.Job, code int32, async bool) {
	c := job.Context
	ended := c.Ended.Load()
	if ended || code == 0 && async {
		ended = wait_for_end.WaitForEnd(rt, job)
		isolated := rt.Serving.Load().Isolated
		if isolated != nil && !ended && !isolated.IsAlive() {
			job.Err = isolated.Lost(rkllm.LostCode)
			return
		}
		if !ended {
			if isolated != nil {
				isolated.DropRun()
			}
			job.Memory = rkllm.Memory{} // who does not call back may still read it
			job.Err = format_function_error.FormatFunctionError(job.Function, code,
				"it was aborted, and has ended without a last callback")
			return
		}
	}
	if ended {
		keep_embedding_size.KeepEmbeddingSize(rt, c)
	}
	job.Answered = c.Sent
	switch {
	case job.Answered:
	case !ended && code != 0:
		finish_call.FinishCall(rt, job, code)
	case !ended:
		job.Err = format_function_error.FormatFunctionError(job.Function, code, "it returned without a last callback")
	case c.State == rkllm.RunError:
		reason := ""
		if rt.Serving.Load().RowSize != nil { // our runtime, wherever its process is: the text of ERROR is the reason
			reason = c.Reason
		}
		if reason == "" && code != 0 {
			reason = get_last_error.GetLastError(rt.Serving.Load())
		}
		if reason == "" {
			reason = "the run ended in state RKLLM_RUN_ERROR"
		}
		job.Err = format_function_error.FormatFunctionError(job.Function, code, reason)
	default:
		job.Result = c.Last
	}
}
