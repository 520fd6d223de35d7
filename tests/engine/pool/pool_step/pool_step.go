// Package pool_step computes a step of a pool that has no thread.
package pool_step

import (
	"rkllmd/engine"
	"rkllmd/engine/plan/plan_step"
	"rkllmd/engine/pool/admit_tasks"
	"rkllmd/engine/pool/decode_step"
	"rkllmd/engine/pool/deliver_choices"
	"rkllmd/engine/pool/take_controls"
)

// PoolStep does what run_pool does in one round. False: there was nothing to compute.
func PoolStep(p *engine.Pool) bool {
	take_controls.TakeControls(p)
	admit_tasks.AdmitTasks(p)
	plan_step.PlanStep(p)
	if len(p.Parts) == 0 {
		return false
	}
	if decode_step.DecodeStep(p) {
		deliver_choices.DeliverChoices(p)
	}
	return true
}
