// Package begin_run makes a run ready for the library.
package begin_run

import (
	"runtime/cgo"
	"unsafe"

	"rkllmd/rkllm"
	"rkllmd/rkllm/apply_markers"
	"rkllmd/rkllm/check_rows"
	"rkllmd/rkllm/inherit_sampling"
	"rkllmd/rkllm/start_call"
)

// BeginRun tells whether the run of job can be handed to the C function at address, and makes it ready: its sampling values
// and image markers complete, its callback context with a handle that can be the library's userdata. Otherwise job.Err says why not.
//
// **Runs on:** worker. free_job takes the handle back.
func BeginRun(rt *rkllm.Runtime, job *rkllm.Job, address unsafe.Pointer) bool {
	if !start_call.StartCall(rt, job, address) {
		return false
	}
	if job.Err = check_rows.CheckRows(rt, &job.Memory); job.Err != nil {
		return false
	}
	inherit_sampling.InheritSampling(rt, job)
	apply_markers.ApplyMarkers(rt, job)
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
