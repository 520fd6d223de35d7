// Package send_offer offers a run to a member.
package send_offer

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/wire/ask_value"
)

// SendOffer offers job, which is task's, to member, and queues what it says (gateway.EventOffered).
//
// **Runs on:** a goroutine of its own.
func SendOffer(g *gateway.Gateway, task *gateway.Task, member string, job fleet.Job) {
	wait := cmp.Or(g.Patience, fleet.AnswerTime)
	if job.Epoch == 1 { // who has not answered by then may have died: another one is offered it sooner
		wait = wait / 10 * 3
	}
	err := ask_value.AskValue(g.Bus, fleet.PrefixMember+member+".run."+g.Name, job, &fleet.Answer{}, wait)
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventOffered, Task: task, Epoch: job.Epoch, Err: err})
}
