// Package run_pool is the thread of a pool.
package run_pool

import (
	"runtime"

	"rkllmd/engine"
	"rkllmd/engine/admit_tasks"
	"rkllmd/engine/compute_step"
	"rkllmd/engine/deliver_choices"
	"rkllmd/engine/end_pool"
	"rkllmd/engine/make_calls"
	"rkllmd/engine/plan_step"
	"rkllmd/engine/take_controls"
)

// RunPool computes the pool's tasks, one step after the other, until close_pool. It waits when there is nothing to do.
//
// **Runs on:** the pool's thread, which nothing else uses.
func RunPool(p *engine.Pool) {
	runtime.LockOSThread() // never unlocked: the thread ends with the pool
	defer end_pool.EndPool(p)
	for make_calls.MakeCalls(p) {
		take_controls.TakeControls(p)
		admit_tasks.AdmitTasks(p)
		if plan_step.PlanStep(p); len(p.Parts) == 0 {
			<-p.Wake
		} else if compute_step.ComputeStep(p) {
			deliver_choices.DeliverChoices(p)
		}
	}
}
