// Package finish_rkllm_run ends a run over a vendor's library.
package finish_rkllm_run

import (
	"cmp"
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/find_end_reason"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
)

// FinishRkllmRun returns the Job.Finish of run: the call is over, or was taken out of the queue. The library does not
// say why an answer has ended: find_end_reason does.
//
// **Runs on:** any thread. What it returns runs on the worker, or where the job was taken out of the queue.
func FinishRkllmRun(run *generation.Run) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		call := run.Call.(*library.RkllmCall)
		model := run.Backend.Model
		most := cmp.Or(run.Request.MaxTokens, model.AnswerSize)
		if call.Limit > 0 && model.AnswerSize > 0 { // the library was not told of the request's
			most = min(most, model.AnswerSize)
		}
		event := generation.Event{Reason: find_end_reason.FindEndReason(call.Perf.PrefillTokens, len(run.Answer), most,
			model.ContextSize), EndToken: -1,
			Usage: generation.Usage{Prompt: call.Perf.PrefillTokens, Prefilled: call.Perf.PrefillTokens,
				Generated: len(run.Answer)}}
		switch {
		case call.Reason != "":
			event.Reason = call.Reason
		case call.Aborted.Load():
			event.Reason = generation.ReasonAbort
		case job.Aborting.Load(): // by somebody else
			event.Reason, event.Err = generation.ReasonError,
				fmt.Errorf("%w: rkllm_abort was called for another client, or because the model is being unloaded",
					generation.ErrClosed)
		case job.Err != nil && job.Err.Code == rkllm.CodeShuttingDown:
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: %s", generation.ErrClosed,
				job.Err.Message)
		case job.Err != nil && (job.Err.Code == rkllm.CodeLibraryEnded || job.Err.Code == rkllm.CodeNoAnswer):
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: %s", generation.ErrLost,
				job.Err.Message)
		case job.Err != nil:
			event.Reason, event.Err = generation.ReasonError, fmt.Errorf("%w: %s", generation.ErrFailed,
				job.Err.Message)
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
