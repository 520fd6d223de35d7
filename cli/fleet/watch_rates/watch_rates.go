// Package watch_rates looks how fast the members of a fleet are.
package watch_rates

import (
	"time"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/update_rates"
	"rkllmd/fleet/gateway"
)

// WatchRates keeps rates up to date, each fleet.RateTick, until closed.
//
// **Runs on:** a goroutine of its own.
func WatchRates(g *gateway.Gateway, rates *fleet.Rates, closed <-chan struct{}) {
	ticker := time.NewTicker(fleet.RateTick)
	defer ticker.Stop()
	for {
		select {
		case <-closed:
			return
		case now := <-ticker.C:
			update_rates.UpdateRates(g, rates, now)
		}
	}
}
