// Package place_tasks offers runs to members.
package place_tasks

import (
	"time"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/fleet/gateway/find_holder"
	"rkllmd/fleet/gateway/send_offer"
	"rkllmd/generation/run/deliver_queued"
)

// PlaceTasks offers the runs that wait to members that have room, the first one first: to the one that has the
// prompt in its cache, if there is one, else to the one that has most room; and tells the others how many go before
// them.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, not while runs are told.
func PlaceTasks(g *gateway.Gateway) {
	var rest, placed []*gateway.Task
	g.Mu.Lock()
	for _, task := range g.Line {
		m := choose_member.ChooseMember(g, task.Class)
		if m == nil {
			rest = append(rest, task)
			continue
		}
		if holder := find_holder.FindHolder(g, task); holder != nil {
			m = holder
		}
		m.Taken++
		task.Job.Epoch++
		task.Member, task.Offered, task.Seq, task.Heard, task.Unknown = m.Member, false, 0, time.Now(), 0
		placed = append(placed, task)
	}
	g.Line, g.Waiting = rest, len(rest)
	g.Mu.Unlock()
	for _, task := range placed {
		deliver_queued.DeliverQueued(task.Run, 0)
		job, given := task.Job, *task.Job.Given // others than this thread write it down
		job.Given = &given
		go send_offer.SendOffer(g, task, task.Member, job)
	}
	for i, task := range rest {
		deliver_queued.DeliverQueued(task.Run, i+1)
	}
}
