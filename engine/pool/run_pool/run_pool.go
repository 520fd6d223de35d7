// Package run_pool is the thread of a pool.
package run_pool

import (
	"runtime"

	"rkllmd/engine"
	"rkllmd/engine/plan/plan_step"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/decode_step"
	"rkllmd/engine/pool/deliver_choices"
	"rkllmd/engine/pool/end_pool"
	"rkllmd/engine/pool/run_calls"
	"rkllmd/engine/pool/take_controls"
)

// RunPool computes the pool's tasks, one step after the other, until close_pool. It waits when there is nothing to do.
//
// **Runs on:** the pool's thread. Nothing else uses that thread.
func RunPool(p *engine.Pool) {
	runtime.LockOSThread() // never unlocked: the thread ends with the pool
	defer end_pool.EndPool(p)
	for run_calls.RunCalls(p) {
		take_controls.TakeControls(p)
		admit_tasks.AdmitTasks(p)
		if plan_step.PlanStep(p); len(p.Parts) == 0 {
			p.Context.Model.PoolTasks.Store(0)
			p.Context.Model.PoolAnswers.Store(0)
			<-p.Wake
		} else if decode_step.DecodeStep(p) {
			deliver_choices.DeliverChoices(p)
		}
	}
}
