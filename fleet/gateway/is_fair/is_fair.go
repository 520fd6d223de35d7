// Package is_fair tells who may wait where the line is full.
package is_fair

import "rkllmd/fleet/gateway"

// IsFair tells whether a further run of user may wait although the line of g is full: another user has two more in it
// at least, and gives one up (refuse_newest).
//
// **Runs on:** any thread. **Holds:** Gateway.Mu, by the caller.
func IsFair(g *gateway.Gateway, user string) bool {
	for _, count := range g.Waiters {
		if count > g.Waiters[user]+1 {
			return true
		}
	}
	return false
}
