// Package replace_member has another member go on with a run.
package replace_member

import (
	"slices"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/add_waiting"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// ReplaceMember puts task in front of the line, so that another member goes on behind what was told. An answer that was
// begun and is not computed exactly cannot go on: its run fails, unless nothing of it was told to anybody yet. lost:
// the member has died, or what computes there, or it hangs. A run with which fleet.MostDeaths of them were lost fails,
// too: it may be what they died of.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func ReplaceMember(g *gateway.Gateway, task *gateway.Task, lost bool) {
	if lost {
		count_figure.CountFigure(g, task.Member, 0, 1)
		task.Deaths++
	}
	if task.Deaths >= fleet.MostDeaths {
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrFailed, "%d members of the fleet were lost while they computed this answer; it is given up",
			task.Deaths)})
		return
	}
	run, text := task.Run, task.Job.Text
	inexact := len(run.Answer) > 0 && !run.Backend.Capabilities.Exact
	if inexact && len(task.Held) == 0 {
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrFailed, "the member %s that computed the answer is gone, and another one would say "+
				"something else: serve members with --exact, or ask again", task.Member)})
		return
	}
	if inexact { // nobody was told of it
		log_message.LogMessage(utils.LevelWarn, "an answer begins anew", "member", task.Member, "tokens",
			len(run.Answer))
		run.Answer, task.Held, task.First, task.CallIDs = nil, nil, 0, map[int]string{}
		run.Text.Mark, run.Text.Channel, run.Text.StopText = text.Mark, text.Channel, text.StopText
	}
	if task.Offered {
		task.Before = task.Member
	}
	task.Job.Epoch++ // what the old one still tells is left out
	task.Member, task.Moves = "", task.Moves+1
	if given := task.Job.Given; given != nil {
		given.Tokens = slices.Clone(run.Answer)
	}
	task.PacedFrom = time.Time{}
	g.Line, g.Changed = slices.Insert(g.Line, 0, task), true
	g.Mu.Lock()
	add_waiting.AddWaiting(g, task.Job.User, 1)
	g.Mu.Unlock()
}
