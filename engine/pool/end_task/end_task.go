// Package end_task ends a task.
package end_task

import (
	"time"

	"rkllmd/engine"
	"rkllmd/engine/pool/count_slots"
	"rkllmd/engine/sampler/free_sampler"
)

// EndTask takes t out of its slot, whose sequence stays for those who begin alike, frees its samplers, and tells OnEnd
// why. A task that waited was taken out of Pool.Waiting before.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnEnd.
func EndTask(p *engine.Pool, t *engine.Task, end engine.TaskEnd, err error) {
	if t.Sampler != nil {
		free_sampler.FreeSampler(t.Sampler)
		t.Sampler = nil
	}
	t.Constraint = nil
	if t.Slot != nil {
		t.Slot.Task, t.Slot.Used = nil, p.Steps
		t.Slot, t.Parked = nil, false
		count_slots.CountSlots(p)
	}
	t.End, t.Err, t.Finished = end, err, time.Now()
	t.OnEnd(t)
}
