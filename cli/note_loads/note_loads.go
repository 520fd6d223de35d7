// Package note_loads has front-ends see the loads that clients of JSON-RPC begin.
package note_loads

import (
	"errors"
	"time"
	"unsafe"

	"rkllmd/cli/describe_refusal"
	"rkllmd/cli/note_progress"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/view_string"
)

// NoteLoads returns call, Method.Call of rkllm.init, with hub.Loading telling of each load while it lasts. One that queue_load has begun is told of
// already.
//
// **Runs on:** any; what it returns on the worker.
func NoteLoads(hub *generation.Hub, call func(*rkllm.Runtime, *rkllm.Job)) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		if rt.Handle != 0 || job.Context != nil && job.Context.Progress != nil {
			call(rt, job)
			return
		}
		_, path := find_member.FindMember(rt.Library.Layout.Param, job.C[1], "model_path")
		loading := &generation.Loading{Path: string(view_string.ViewString(*(*unsafe.Pointer)(path))), Started: time.Now(), Ended: make(chan struct{})}
		if job.Context == nil {
			job.Context = &rkllm.CallbackContext{Layout: rt.Library.Layout}
		}
		job.Context.Progress = note_progress.NoteProgress(loading)
		hub.Loading.Store(loading)
		call(rt, job)
		if job.Err != nil {
			loading.Err = errors.New(describe_refusal.DescribeRefusal(job.Err))
		}
		close(loading.Ended)
	}
}
