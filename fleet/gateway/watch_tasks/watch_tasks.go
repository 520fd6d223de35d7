// Package watch_tasks watches the runs of a gateway.
package watch_tasks

import (
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/ask_member"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/fleet/gateway/is_served"
	"rkllmd/fleet/gateway/remove_member"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// WatchTasks asks for the runs of which nothing was heard for fleet.SilentTime, and ends those that wait where no
// member of their class was there that takes runs for fleet.GoneTime. Members that were not heard for so long are
// forgotten. Nothing of that happens while there is no connection, or only a new one.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func WatchTasks(g *gateway.Gateway, now time.Time) {
	since := g.Bus.Connected()
	if since.IsZero() {
		return
	}
	settled := now.Sub(since) > fleet.RetryTime
	g.Mu.Lock()
	for name, m := range g.Members {
		if settled && now.Sub(m.Heard) > fleet.GoneTime {
			remove_member.RemoveMember(g, name)
		}
	}
	g.Mu.Unlock()
	for _, task := range g.Tasks {
		switch {
		case task.Member == "" && (!settled || is_served.IsServed(g, task.Class)):
			task.Unserved = time.Time{}
		case task.Member == "" && task.Unserved.IsZero():
			task.Unserved = now
		case task.Member == "" && now.Sub(task.Unserved) > fleet.GoneTime:
			end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
				generation.ErrClosed, "no member of the fleet has the model any more, or those that have it are "+
					"being drained")})
		case task.Member != "" && task.Offered && !task.Asked && now.Sub(task.Heard) > fleet.SilentTime:
			task.Asked = true
			go ask_member.AskMember(g, task, fleet.Control{Job: task.Job.ID, Epoch: task.Job.Epoch,
				Verb: fleet.ControlPing, Next: task.Seq}, task.Member)
		}
	}
}
