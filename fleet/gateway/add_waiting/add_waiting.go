// Package add_waiting counts the runs of a gateway that wait.
package add_waiting

import "rkllmd/fleet/gateway"

// AddWaiting counts more runs of user that wait for a member, or fewer.
//
// **Runs on:** any thread. **Holds:** Gateway.Mu, by the caller.
func AddWaiting(g *gateway.Gateway, user string, more int) {
	if g.Waiters == nil {
		g.Waiters = map[string]int{}
	}
	g.Waiting += more
	if g.Waiters[user] += more; g.Waiters[user] <= 0 {
		delete(g.Waiters, user)
	}
}
