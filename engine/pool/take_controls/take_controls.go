// Package take_controls does what was asked of a pool's tasks.
package take_controls

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/count_slots"
	"rkllmd/engine/pool/end_task"
)

// TakeControls ends the tasks that were cancelled, whether they have a slot or wait for one, and parks those that were
// paused in their slots, or takes them up again.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnEnd.
func TakeControls(p *engine.Pool) {
	p.Told = p.Told[:0]
	for i := range p.Slots {
		s := &p.Slots[i]
		if s.Task == nil {
			continue
		}
		switch control := s.Task.Control.Load(); {
		case control == pool.ControlCancel:
			p.Told = append(p.Told, s.Task)
		case s.Task.Parked != (control == pool.ControlPause):
			s.Task.Parked, s.Used = !s.Task.Parked, p.Steps
		}
	}
	p.Mu.Lock()
	kept := p.Waiting[:0]
	for _, t := range p.Waiting {
		if t.Control.Load() == pool.ControlCancel {
			p.Told = append(p.Told, t)
		} else {
			kept = append(kept, t)
		}
	}
	clear(p.Waiting[len(kept):])
	p.Waiting = kept
	p.Mu.Unlock()
	for _, t := range p.Told {
		end_task.EndTask(p, t, engine.EndAborted, nil)
	}
	clear(p.Told) // nothing is kept of tasks that have ended
	count_slots.CountSlots(p)
}
