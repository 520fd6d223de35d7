// Package end_task ends a run of a gateway.
package end_task

import (
	"slices"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/add_waiting"
	"rkllmd/fleet/gateway/keep_holder"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
)

// EndTask ends the run of task as event says. Where the member has not told it, Usage tells the tokens of prompt and
// answer. Who has computed it is kept in mind.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func EndTask(g *gateway.Gateway, task *gateway.Task, event generation.Event) {
	if task.Finished {
		return
	}
	task.Finished = true
	delete(g.Tasks, task.Job.ID)
	if i := slices.Index(g.Line, task); i >= 0 {
		g.Line, g.Changed = slices.Delete(g.Line, i, i+1), true
		g.Mu.Lock()
		add_waiting.AddWaiting(g, task.Job.User, -1)
		g.Mu.Unlock()
	}
	if event.Usage.Prompt == 0 {
		event.Usage = generation.Usage{Prompt: len(task.Run.Prompt), Generated: len(task.Run.Answer)}
	}
	if task.Offered && event.Reason != generation.ReasonError {
		keep_holder.KeepHolder(g, task)
	}
	for _, held := range task.Held {
		task.Run.Sink(task.Run, held)
	}
	event.Calls = max(event.Calls, 0)
	deliver_done.DeliverDone(task.Run, event)
}
