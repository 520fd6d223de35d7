// Package refuse_newest takes a place in the line from the user who has most of them.
package refuse_newest

import (
	"cmp"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// RefuseNewest ends the newest run of the user who has most of those that wait and that no member has had yet, with
// ErrFull, where more wait than may.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu for a moment.
func RefuseNewest(g *gateway.Gateway) {
	g.Mu.Lock()
	waiting := g.Waiting
	g.Mu.Unlock()
	most := cmp.Or(g.Most, fleet.MostWaiting)
	if waiting <= most {
		return
	}
	counts, highest := map[string]int{}, 0
	for _, task := range g.Line {
		if task.Job.Epoch == 0 {
			counts[task.Job.User]++
			highest = max(highest, counts[task.Job.User])
		}
	}
	var newest *gateway.Task
	for _, task := range g.Line {
		if task.Job.Epoch == 0 && counts[task.Job.User] == highest &&
			(newest == nil || !task.Turn.Queued.Before(newest.Turn.Queued)) {
			newest = task
		}
	}
	if newest != nil {
		end_task.EndTask(g, newest, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrFull, "%d requests wait for the model, which is the most, and %d of them are yours: this "+
				"one has given its place to another user's", most, highest)})
	}
}
