// Package finish_rkllm_run ends a run over a vendor's library.
package finish_rkllm_run

import (
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/deliver_done"
	"rkllmd/rkllm"
	"rkllmd/rkllm/free_job"
)

// FinishRkllmRun returns the Job.Finish of run: the call is over, or was taken out of the queue. The library does not say why an answer has
// ended: it is by length when there are as many tokens as were asked for, otherwise the model has stopped.
//
// **Runs on:** any; the returned function runs on the worker, or on who took the job out of the queue.
func FinishRkllmRun(run *generation.Run) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		call := run.Call.(*generation.RkllmCall)
		event := generation.Event{Reason: generation.ReasonStop, EndToken: -1,
			Usage: generation.Usage{Prompt: call.Perf.PrefillTokens, Prefilled: call.Perf.PrefillTokens, Generated: len(run.Answer)}}
		switch {
		case call.Reason != "":
			event.Reason = call.Reason
		case call.Aborted.Load():
			event.Reason = generation.ReasonAbort
		case job.Aborting.Load(): // by somebody else
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: rkllm_abort was called for another client, or because the model is being unloaded", generation.ErrClosed)
		case job.Err != nil && job.Err.Code == rkllm.CodeShuttingDown:
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: %s", generation.ErrClosed, job.Err.Message)
		case job.Err != nil:
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: %s", generation.ErrFailed, job.Err.Message)
		case run.Request.MaxTokens > 0 && len(run.Answer) >= run.Request.MaxTokens:
			event.Reason = generation.ReasonLength
		}
		event.Timings.Prefill = call.Perf.Prefill
		if !call.Began.IsZero() {
			event.Timings.Queued = call.Began.Sub(run.Started)
		}
		if !call.First.IsZero() {
			event.Timings.FirstToken = call.First.Sub(run.Started)
		}
		free_job.FreeJob(job)
		deliver_done.DeliverDone(run, event)
	}
}
