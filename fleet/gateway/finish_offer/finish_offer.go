// Package finish_offer does what follows from the answer to an offer.
package finish_offer

import (
	"errors"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/fleet/gateway/replace_member"
	"rkllmd/fleet/gateway/send_control"
	"rkllmd/generation"
)

// FinishOffer notes that the member has accepted task, or offers it to another one. A request that no member would
// accept ends with what the member has said.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func FinishOffer(g *gateway.Gateway, task *gateway.Task, e gateway.Event) {
	if task.Job.Epoch != e.Epoch || task.Member == "" {
		return
	}
	task.Offered = e.Err == nil
	switch {
	case e.Err == nil:
		if task.Modify != nil {
			send_control.SendControl(g, task, fleet.ControlModify)
		}
	case errors.Is(e.Err, generation.ErrFull), errors.Is(e.Err, generation.ErrClosed),
		errors.Is(e.Err, fleet.ErrNobody), errors.Is(e.Err, fleet.ErrLate):
		g.Mu.Lock()
		if m := g.Members[task.Member]; m != nil {
			m.Free = 0 // until it says otherwise
		}
		g.Mu.Unlock()
		replace_member.ReplaceMember(g, task, false)
	case errors.Is(e.Err, fleet.ErrSilent):
		replace_member.ReplaceMember(g, task, false) // the member has not been asked, or could not answer
	default:
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: e.Err})
	}
}
