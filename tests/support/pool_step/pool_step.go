// Package pool_step computes a step of a pool that has no thread.
package pool_step

import (
	"rkllmd/engine"
	"rkllmd/engine/admit_tasks"
	"rkllmd/engine/compute_step"
	"rkllmd/engine/deliver_choices"
	"rkllmd/engine/plan_step"
	"rkllmd/engine/take_controls"
)

// PoolStep does what run_pool does in one round. False: there was nothing to compute.
func PoolStep(p *engine.Pool) bool {
	take_controls.TakeControls(p)
	admit_tasks.AdmitTasks(p)
	plan_step.PlanStep(p)
	if len(p.Parts) == 0 {
		return false
	}
	if compute_step.ComputeStep(p) {
		deliver_choices.DeliverChoices(p)
	}
	return true
}
