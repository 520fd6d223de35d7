// Package count_work counts the runs of a member.
package count_work

import (
	"rkllmd/fleet/member"
)

// CountWork returns how many runs for gateways go on.
//
// **Runs on:** any thread. **Holds:** Member.Mu, by the caller.
func CountWork(m *member.Member) int {
	count := 0
	for _, work := range m.Work {
		work.Mu.Lock()
		if !work.Ended {
			count++
		}
		work.Mu.Unlock()
	}
	return count
}
