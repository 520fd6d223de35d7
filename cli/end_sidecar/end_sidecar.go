// Package end_sidecar ends the sidecar of the Hyperswarm as a server beside the loop.
package end_sidecar

import (
	"rkllmd/swarm"
	"rkllmd/swarm/stop_sidecar"
)

// EndSidecar returns Front.Stop over the sidecar s.
//
// **Runs on:** any; what it returns waits for the sidecar's end.
func EndSidecar(s *swarm.Sidecar) func() {
	return func() { stop_sidecar.StopSidecar(s) }
}
