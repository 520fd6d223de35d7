// Package update_pace learns how fast a member is.
package update_pace

import (
	"time"

	"rkllmd/fleet/gateway"
)

// UpdatePace counts the run of task, which ends at now, for the pace of its member: the mean of about the last four
// runs, each of which has told gateway.LeastPaced tokens at least, without having been paused or moved meanwhile.
//
// **Runs on:** one thread at a time. It is run_gateway's. **Holds:** Gateway.Mu.
func UpdatePace(g *gateway.Gateway, task *gateway.Task, now time.Time) {
	if task.PacedFrom.IsZero() || task.Paced < gateway.LeastPaced {
		return
	}
	pace := max(1, now.Sub(task.PacedFrom)/time.Duration(task.Paced))
	g.Mu.Lock()
	defer g.Mu.Unlock()
	m := g.Members[task.Member]
	if m == nil {
		return
	}
	if m.Pace > 0 {
		pace = (3*m.Pace + pace) / 4
	}
	m.Pace = pace
}
