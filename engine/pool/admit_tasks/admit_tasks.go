// Package admit_tasks gives slots to those who wait.
package admit_tasks

import (
	"slices"
	"time"

	"rkllmd/engine"
	"rkllmd/engine/pool/deliver_positions"
	"rkllmd/engine/pool/list_positions"
	"rkllmd/engine/pool/order_waiting"
	"rkllmd/engine/pool/place_task"
	"rkllmd/engine/pool/release_slot"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/take_turn"
)

// AdmitTasks gives waiting tasks the slots that are free, one after the other as order_waiting says, and tells the
// others how many go first.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not while a task is placed, nor during OnQueued.
func AdmitTasks(p *engine.Pool) {
	for {
		p.Mu.Lock()
		order_waiting.OrderWaiting(p)
		if len(p.Waiting) == 0 || p.Waiting[0].Turn.Class == turns.Held || !release_slot.ReleaseSlot(p) {
			list_positions.ListPositions(p)
			p.Mu.Unlock()
			break
		}
		t := p.Waiting[0]
		p.Waiting = slices.Delete(p.Waiting, 0, 1)
		p.Stats.Running++ // is_full must not take its place for one that is free, until count_slots sees its slot
		take_turn.TakeTurn(&p.Line, time.Now())
		p.Mu.Unlock()
		place_task.PlaceTask(p, t)
	}
	deliver_positions.DeliverPositions(p)
}
