// Package read_fleet_stats tells what a gateway does.
package read_fleet_stats

import (
	"rkllmd/engine"
	"rkllmd/fleet/gateway"
)

// ReadFleetStats returns Backend.Stats over g: how many runs wait, and how many the members compute, of all gateways.
//
// **Runs on:** any thread. What it returns runs on any thread too, and holds Gateway.Mu for a moment.
func ReadFleetStats(g *gateway.Gateway) func() engine.PoolStats {
	return func() (stats engine.PoolStats) {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		stats.Waiting = g.Waiting
		for _, m := range g.Members {
			stats.Running += m.Slots - m.Free + len(m.Offers)
		}
		return stats
	}
}
