// Package count_fleet counts what this daemon does for the fleet.
package count_fleet

import (
	"rkllmd/cli/fleet"
	"rkllmd/fleet/member/list_work"
)

// CountFleet returns Front.Count of p: the runs that a member computes, none of a gateway, whose clients are counted by
// other fronts.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Member.Mu for a moment.
func CountFleet(p *fleet.Part) func() int64 {
	return func() int64 {
		if p.Member == nil {
			return 0
		}
		p.Member.Mu.Lock()
		defer p.Member.Mu.Unlock()
		return int64(len(list_work.ListWork(p.Member)))
	}
}
