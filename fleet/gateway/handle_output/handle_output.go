// Package handle_output takes what a member tells of a run.
package handle_output

import (
	"math"
	"slices"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/deliver_output"
	"rkllmd/fleet/gateway/remove_member"
	"rkllmd/fleet/gateway/replace_member"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// HandleOutput takes o, if it is the next event of its run in this epoch: what comes a second time is left out, and so
// is what comes of a member that does not have the run any more, which is told to end it. What is missing is asked for
// by watch_tasks.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func HandleOutput(g *gateway.Gateway, o *fleet.Output) {
	task := g.Tasks[o.Job]
	vain := (task == nil || o.Epoch < task.Job.Epoch) && o.Event.Kind != generation.EventDone
	if vain && o.Seq%gateway.StaleEvery == 0 {
		send_value.SendValue(g.Bus, fleet.PrefixMember+o.Member+".ctl."+g.Name, fleet.Control{Job: o.Job,
			Epoch: o.Epoch, Verb: fleet.ControlAbort})
	}
	if task == nil || task.Job.Epoch != o.Epoch || task.Member != o.Member || task.Seq != o.Seq {
		return
	}
	task.Seq++
	task.Heard, task.Offered, task.Unknown = time.Now(), true, 0
	if given := task.Job.Given; given != nil {
		if len(o.Changes) > len(given.Changes) {
			given.Changes = slices.Clone(o.Changes)
			if task.Modify != nil && given.Changes[len(given.Changes)-1].Sampling == *task.Modify {
				task.Modify = nil
			}
		}
		given.Bound, given.BoundAt = o.Bound, o.BoundAt
	}
	if o.Leaving {
		g.Mu.Lock()
		remove_member.RemoveMember(g, o.Member) // what it says of that may come later
		g.Mu.Unlock()
		replace_member.ReplaceMember(g, task, o.Lost)
		return
	}
	if task.Before != "" && !task.Told.IsZero() {
		log_message.LogMessage(utils.LevelInfo, "a run goes on at another member", "before", task.Before, "member",
			task.Member, "tokens", len(task.Run.Answer), "gap", time.Since(task.Told))
	}
	task.Before, task.Told = "", time.Now()
	o.Event.Token.Time = task.Told // the clocks of two boards differ
	o.Event.Token.Logprob = math.NaN()
	if o.Logprob != nil {
		o.Event.Token.Logprob = *o.Logprob
	}
	deliver_output.DeliverOutput(g, task, o)
}
