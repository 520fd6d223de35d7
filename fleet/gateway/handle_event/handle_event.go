// Package handle_event handles an event of a gateway.
package handle_event

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/fleet/gateway/find_task"
	"rkllmd/fleet/gateway/finish_offer"
	"rkllmd/fleet/gateway/finish_ping"
	"rkllmd/fleet/gateway/handle_output"
	"rkllmd/fleet/gateway/refuse_newest"
	"rkllmd/fleet/gateway/send_control"
	"rkllmd/fleet/gateway/update_member"
	"rkllmd/generation"
	"rkllmd/generation/request/choose_target"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

// HandleEvent does what e asks for.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func HandleEvent(g *gateway.Gateway, e gateway.Event) {
	task := e.Task
	if e.Run != nil {
		task = find_task.FindTask(g, e.Run)
	}
	switch e.Kind {
	case gateway.EventMember:
		update_member.UpdateMember(g, e.Announcement)
		g.Changed = true
		return
	case gateway.EventOutput:
		handle_output.HandleOutput(g, e.Output)
		return
	}
	if task == nil || task.Finished {
		return
	}
	switch e.Kind {
	case gateway.EventStart:
		g.Tasks[task.Job.ID] = task
		request := &task.Run.Request
		task.Turn = turns.Turn{Client: request.Client, Target: choose_target.ChooseTarget(request)}
		queue_turn.QueueTurn(&g.Turns, &task.Turn, time.Now())
		if g.Line, g.Changed = append(g.Line, task), true; task.Crowded {
			refuse_newest.RefuseNewest(g)
		}
	case gateway.EventOffered:
		finish_offer.FinishOffer(g, task, e)
	case gateway.EventAsked:
		finish_ping.FinishPing(g, task, e)
	case gateway.EventAbort:
		send_control.SendControl(g, task, fleet.ControlAbort)
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonAbort})
	case gateway.EventPause, gateway.EventResume:
		verb := fleet.ControlResume
		if task.Job.Paused = e.Kind == gateway.EventPause; task.Job.Paused {
			verb, task.PacedFrom = fleet.ControlPause, time.Time{}
		}
		send_control.SendControl(g, task, verb)
	case gateway.EventModify:
		task.Modify = &e.Sampling
		send_control.SendControl(g, task, fleet.ControlModify)
	}
}
