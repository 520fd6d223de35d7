// Package release_slot finds a place for a task.
package release_slot

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
)

// ReleaseSlot makes sure that a slot is idle: where none is, the task that has been paused the longest loses its own,
// and goes to those who wait. False: all slots have tasks that go on.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu (the caller).
func ReleaseSlot(p *engine.Pool) bool {
	var longest *engine.Slot
	for i := range p.Slots {
		s := &p.Slots[i]
		switch {
		case s.Task == nil:
			return true
		case !s.Task.Parked || s.Task.Control.Load() != pool.ControlPause:
		case longest == nil || s.Used < longest.Used:
			longest = s
		}
	}
	if longest == nil {
		return false
	}
	t := longest.Task
	longest.Task, t.Slot, t.Parked = nil, nil, false
	t.Figures.Evicted++
	p.Waiting = append(p.Waiting, t)
	return true
}
