// Package admit_tasks gives slots to those who wait.
package admit_tasks

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/forget_clients"
	"rkllmd/engine/order_waiting"
	"rkllmd/engine/place_task"
	"rkllmd/engine/report_positions"
	"rkllmd/engine/vacate_slot"
)

// AdmitTasks gives waiting tasks the slots that are free, one after the other as order_waiting says, and tells the others how many go first.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not while a task is placed.
func AdmitTasks(p *engine.Pool) {
	for {
		p.Mu.Lock()
		order_waiting.OrderWaiting(p)
		if len(p.Waiting) == 0 || p.Waiting[0].Held || !vacate_slot.VacateSlot(p) {
			forget_clients.ForgetClients(p)
			p.Mu.Unlock()
			break
		}
		t := p.Waiting[0]
		p.Waiting = slices.Delete(p.Waiting, 0, 1)
		p.Turn++
		t.Turn, p.Served[t.Client] = p.Turn, p.Turn
		p.Mu.Unlock()
		place_task.PlaceTask(p, t)
	}
	report_positions.ReportPositions(p)
}
