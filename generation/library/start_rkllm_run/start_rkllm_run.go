// Package start_rkllm_run gives a run to a vendor's library.
package start_rkllm_run

import (
	"encoding/json"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/call_rkllm_run"
	"rkllmd/generation/library/finish_rkllm_run"
	"rkllmd/generation/library/name_rkllm_error"
	"rkllmd/generation/library/on_rkllm_result"
	"rkllmd/generation/library/write_rkllm_input"
	"rkllmd/generation/request/choose_target"
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/free_job"
	"rkllmd/rkllm/call/prepare_job"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/prepare_run"
	"rkllmd/rkllm/queue/queue_job"
)

// StartRkllmRun returns Backend.Start over rt: it converts the request, and queues the call of rkllm_run_async.
//
// **Runs on:** any thread. Errors: what the library's version does not have, with the version that has it;
// generation.ErrBusy when the queue is full.
func StartRkllmRun(rt *rkllm.Runtime) func(*generation.Run) error {
	return func(run *generation.Run) error {
		call, limit := &library.RkllmCall{}, run.Request.MaxTokens
		if find_field.FindField(rt.Serving.Load().Layout.InferParam, "max_new_tokens") < 0 {
			call.Limit, limit = limit, 0
		}
		input, param, err := write_rkllm_input.WriteRkllmInput(run, limit)
		if err != nil {
			return err
		}
		job := &rkllm.Job{Function: "rkllm_run_async", Kind: rkllm.KindRun, Args: []json.RawMessage{nil, input, param,
			nil},
			Prepare: prepare_run.PrepareRun, Call: call_rkllm_run.CallRkllmRun(run),
			Finish: finish_rkllm_run.FinishRkllmRun(run)}
		job.Turn.Client, job.Turn.Target = run.Request.Client, choose_target.ChooseTarget(&run.Request)
		if failure := prepare_job.PrepareJob(rt, job); failure != nil {
			return name_rkllm_error.NameRkllmError(failure)
		}
		job.Context = &rkllm.CallbackContext{Layout: rt.Serving.Load().Layout, NBatch: 1, Canceled: &job.Canceled,
			Done: make(chan struct{}),
			Sink: on_rkllm_result.OnRkllmResult(rt, run)}
		call.Job, run.Call = job, call
		rt.Mu.Lock()
		ahead := len(rt.Queue)
		if rt.Current != nil {
			ahead++
		}
		rt.Mu.Unlock()
		if ahead > 0 {
			deliver_queued.DeliverQueued(run, ahead)
		}
		if failure := queue_job.QueueJob(rt, job); failure != nil {
			free_job.FreeJob(job)
			return name_rkllm_error.NameRkllmError(failure)
		}
		return nil
	}
}
