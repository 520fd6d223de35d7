// Package stop_sidecar_front ends the sidecar of the Hyperswarm as a server beside the loop.
package stop_sidecar_front

import (
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/stop_sidecar"
)

// StopSidecarFront returns Front.Stop over the sidecar s.
//
// **Runs on:** any thread. What it returns waits for the sidecar's end.
func StopSidecarFront(s *swarm.Sidecar) func() {
	return func() { stop_sidecar.StopSidecar(s) }
}
