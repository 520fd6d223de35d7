// Package finish_ping does what follows when a member was asked for a run.
package finish_ping

import (
	"errors"
	"time"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/remove_member"
	"rkllmd/fleet/gateway/replace_member"
	"rkllmd/fleet/gateway/send_control"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FinishPing has another member go on with task where the one that had it is gone, does not answer, or does not know
// it. Behind a new connection who does not answer is waited for, unless it was heard over that connection: members may
// be back later than we. The one that had it is told to end it, should it be there after all: a run that is paused
// would keep its place.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func FinishPing(g *gateway.Gateway, task *gateway.Task, e gateway.Event) {
	task.Asked = false
	if task.Job.Epoch != e.Epoch || task.Member == "" {
		return
	}
	lost := errors.Is(e.Err, fleet.ErrNobody) || errors.Is(e.Err, fleet.ErrLate) || e.Unknown
	since := g.Bus.Connected()
	g.Mu.Lock()
	m := g.Members[task.Member]
	certain := e.Unknown || errors.Is(e.Err, fleet.ErrNobody) && m != nil && m.Heard.After(since)
	g.Mu.Unlock()
	if !lost || since.IsZero() || !certain && time.Since(since) < fleet.RetryTime {
		task.Heard = time.Now()
		return
	}
	log_message.LogMessage(utils.LevelWarn, "a member of the fleet has lost a run: another one goes on", "member",
		task.Member, "tokens", len(task.Run.Answer))
	g.Mu.Lock()
	if m := g.Members[task.Member]; m != nil && !e.Unknown {
		remove_member.RemoveMember(g, task.Member)
	}
	g.Mu.Unlock()
	send_control.SendControl(g, task, fleet.ControlAbort) // it may be there after all
	replace_member.ReplaceMember(g, task, true)
}
