// Package ask_member asks a member for a run.
package ask_member

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/wire/ask_value"
)

// AskMember asks member for the run of task, and to tell again what is missing, and queues what it says
// (gateway.EventAsked).
//
// **Runs on:** a goroutine of its own.
func AskMember(g *gateway.Gateway, task *gateway.Task, c fleet.Control, member string) {
	var answer fleet.Answer
	err := ask_value.AskValue(g.Bus, fleet.PrefixMember+member+".ctl."+g.Name, c, &answer,
		cmp.Or(g.Patience, fleet.AnswerTime))
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventAsked, Task: task, Epoch: c.Epoch, Err: err,
		Unknown: answer.Unknown})
}
