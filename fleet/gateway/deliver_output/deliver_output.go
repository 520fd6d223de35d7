// Package deliver_output tells a run what its member has told.
package deliver_output

import (
	"rkllmd/generation/run/deliver_truncated"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/fleet/gateway/update_pace"
	"rkllmd/fleet/wire/restore_failure"
	"rkllmd/generation"
)

// DeliverOutput tells the run of task the event of o. Tokens count for the answer, the calls of an answer that has
// moved keep the IDs that they were told with, and the end tells the times that its client has seen. What may begin
// anew (Gateway.Restart) is held until the end.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func DeliverOutput(g *gateway.Gateway, task *gateway.Task, o *fleet.Output) {
	run, event := task.Run, o.Event
	run.Text.Mark, run.Text.Channel, run.Text.StopText = o.Text.Mark, o.Text.Channel, o.Text.StopText
	deliver_truncated.DeliverTruncated(run)
	switch event.Kind {
	case generation.EventToken:
		if event.Token.ID >= 0 {
			run.Answer = append(run.Answer, event.Token.ID)
			count_figure.CountFigure(g, o.Member, 1, 0)
		}
		if task.Paced++; task.PacedFrom.IsZero() {
			task.PacedFrom, task.Paced = time.Now(), 0
		}
		if task.First == 0 {
			task.First = time.Since(run.Started)
		}
		for i := range event.Token.Parts {
			call := &event.Token.Parts[i].Call
			if call.ID == "" {
				continue
			}
			if task.CallIDs[call.Index] == "" {
				task.CallIDs[call.Index] = call.ID
			}
			call.ID = task.CallIDs[call.Index]
		}
		if g.Restart && run.Request.Whole && !run.Backend.Capabilities.Exact {
			task.Held = append(task.Held, event)
			return
		}
		run.Sink(run, event)
	case generation.EventDone:
		event.Err = restore_failure.RestoreFailure(o.Failure)
		update_pace.UpdatePace(g, task, time.Now())
		event.Timings.FirstToken, event.Timings.Total = task.First, 0
		end_task.EndTask(g, task, event)
	}
}
