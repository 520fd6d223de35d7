// Package start_run makes a run ready for the library.
package start_run

import (
	"runtime/cgo"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/check_rows"
	"rkllmd/rkllm/arguments/merge_sampling"
	"rkllmd/rkllm/arguments/set_markers"
	"rkllmd/rkllm/call/start_call"
	"rkllmd/rkllm/run/check_history"
)

// StartRun tells whether the run of job can be handed to the C function at address, and makes it ready: its sampling
// values and image markers complete, its callback context with a handle that can be the library's userdata. Otherwise
// job.Err says why not.
//
// **Runs on:** the worker. free_job takes the handle back.
func StartRun(rt *rkllm.Runtime, job *rkllm.Job, address unsafe.Pointer) bool {
	if !start_call.StartCall(rt, job, address) {
		return false
	}
	if job.Err = check_rows.CheckRows(rt, &job.Memory); job.Err != nil {
		return false
	}
	if job.Err = check_history.CheckHistory(rt, job); job.Err != nil {
		return false
	}
	merge_sampling.MergeSampling(rt, job)
	set_markers.SetMarkers(rt, job)
	c := job.Context
	c.NBatch = rt.NBatch
	if c.Gather {
		c.Gathered = make([]rkllm.Gathered, c.NBatch)
	}
	for i := range c.Gathered {
		c.Gathered[i] = rkllm.Gathered{Text: []byte{}, TokenID: -1}
	}
	c.Handle = uintptr(cgo.NewHandle(c))
	return true
}
