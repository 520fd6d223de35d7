// Package serve_sidecar makes the sidecar of the Hyperswarm a server beside the loop.
package serve_sidecar

import (
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/watch_sidecar"
)

// ServeSidecar returns Front.Serve over the sidecar s.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func ServeSidecar(s *swarm.Sidecar) func() error {
	return func() error {
		watch_sidecar.WatchSidecar(s)
		return nil
	}
}
