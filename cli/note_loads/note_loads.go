// Package note_loads tells front-ends of the loads that JSON-RPC clients ask for.
package note_loads

import (
	"time"
	"unsafe"

	"rkllmd/cli/end_loading"
	"rkllmd/cli/note_progress"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/view_string"
)

// NoteLoads returns one of Runtime.LoadHooks: hub.Loading tells of each load while it lasts. One that queue_load has
// begun is told of already.
//
// **Runs on:** any; what it returns on the worker.
func NoteLoads(hub *generation.Hub) func(*rkllm.Runtime, *rkllm.Job) func(*rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) func(*rkllm.Job) {
		if rt.Handle != 0 || job.Context != nil && job.Context.Progress != nil {
			return nil
		}
		_, path := find_member.FindMember(rt.Library.Layout.Param, job.C[1], "model_path")
		loading := &generation.Loading{Path: string(view_string.ViewString(*(*unsafe.Pointer)(path))), Started: time.Now(), Ended: make(chan struct{})}
		if job.Context == nil {
			job.Context = &rkllm.CallbackContext{Layout: rt.Library.Layout}
		}
		job.Context.Progress = note_progress.NoteProgress(loading)
		hub.Loading.Store(loading)
		return end_loading.EndLoading(loading)
	}
}
