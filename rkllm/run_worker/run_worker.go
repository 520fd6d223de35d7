// Package run_worker is the thread that calls the library.
package run_worker

import (
	"runtime"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/set_call"
	"rkllmd/rkllm/call_rkllm_destroy"
	"rkllmd/rkllm/library/list_libraries"
	"rkllmd/rkllm/queue/choose_reload"
	"rkllmd/rkllm/queue/queue_loss"
	"rkllmd/rkllm/queue/take_job"
	"rkllmd/rkllm/run_job"
)

// RunWorker makes the queued calls, one after the other as take_job says, until stop_runtime; then it destroys the
// model and closes rt.Idle. All calls come from one OS thread, which ends with this goroutine: a runtime may have
// pinned it to some CPUs.
//
// **Runs on:** a goroutine of its own. That goroutine is the worker.
func RunWorker(rt *rkllm.Runtime) {
	runtime.LockOSThread()
	defer close(rt.Idle)
	for _, library := range list_libraries.ListLibraries(rt.Serving.Load()) {
		isolated := library.Isolated
		if isolated == nil {
			continue
		}
		if isolated.Judge != nil {
			isolated.Judge(choose_reload.ChooseReload(rt))
		}
		isolated.Watch(queue_loss.QueueLoss(rt, library))
	}
	for job := take_job.TakeJob(rt); job != nil; job = take_job.TakeJob(rt) {
		run_job.RunJob(rt, job)
	}
	if rt.Handle != 0 {
		call := set_call.SetCall(rt.Serving.Load(), "rkllm_destroy")
		call_rkllm_destroy.CallRkllmDestroy(rt, &rkllm.Job{Function: "rkllm_destroy"})
		clear_call.ClearCall(call)
	}
}
