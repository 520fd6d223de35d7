// Package wait_for_fleet waits until this daemon has left the fleet.
package wait_for_fleet

import "rkllmd/cli/fleet"

// WaitForFleet returns Front.Serve of p, which is over when close_fleet is.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func WaitForFleet(p *fleet.Part) func() error {
	return func() error { <-p.Closed; return nil }
}
