// Package place_tasks offers runs to members.
package place_tasks

import (
	"time"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/add_waiting"
	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/fleet/gateway/find_holder"
	"rkllmd/fleet/gateway/order_line"
	"rkllmd/fleet/gateway/send_offer"
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/utils/turns/take_turn"
)

// PlaceTasks offers the runs that wait to members that have room, as order_line orders them: to the one that has the
// prompt in its cache, if there is one, else to the one that would answer first; and tells the others how many go
// before them. Where one of a class finds no room, the others of it are not looked at.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu, not while runs are told.
func PlaceTasks(g *gateway.Gateway) {
	order_line.OrderLine(g)
	var rest, placed []*gateway.Task
	full, now := map[string]bool{}, time.Now()
	g.Mu.Lock()
	for _, task := range g.Line {
		var m *gateway.Member
		if !full[task.Class] {
			m = choose_member.ChooseMember(g, task.Class, task.Before)
			full[task.Class] = m == nil
		}
		if m == nil {
			rest = append(rest, task)
			continue
		}
		if holder := find_holder.FindHolder(g, task); holder != nil {
			m = holder
		}
		m.Offers = append(m.Offers, task)
		task.Job.Epoch++
		task.Member, task.Offered, task.Seq, task.Heard, task.Unknown = m.Member, false, 0, now, 0
		placed = append(placed, task)
		add_waiting.AddWaiting(g, task.Job.User, -1)
		line := g.Turns.Turns // those of rest, this one's, those that are not looked at yet
		copy(line[1:len(rest)+1], line[:len(rest)])
		line[0] = &task.Turn
		take_turn.TakeTurn(&g.Turns, now)
	}
	g.Line = rest
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
