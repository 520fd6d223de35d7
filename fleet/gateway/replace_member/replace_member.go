// Package replace_member has another member go on with a run.
package replace_member

import (
	"slices"
	"time"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// ReplaceMember puts task in front of the line, so that another member goes on behind what was told. An answer that
// was begun and is not computed exactly cannot go on: its run fails.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func ReplaceMember(g *gateway.Gateway, task *gateway.Task) {
	if len(task.Run.Answer) > 0 && !task.Run.Backend.Capabilities.Exact {
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrFailed, "the member %s that computed the answer is gone, and another one would say "+
				"something else: serve members with --exact, or ask again", task.Member)})
		return
	}
	if task.Offered {
		task.Before = task.Member
	}
	task.Job.Epoch++ // what the old one still tells is left out
	task.Member, task.Moves = "", task.Moves+1
	if given := task.Job.Given; given != nil {
		given.Tokens = slices.Clone(task.Run.Answer)
	}
	task.PacedFrom = time.Time{}
	g.Line, g.Changed = slices.Insert(g.Line, 0, task), true
	g.Mu.Lock()
	g.Waiting++
	g.Mu.Unlock()
}
