// Package stop_sidecar ends a host's sidecar.
package stop_sidecar

import "rkllmd/faces/swarm"

// StopSidecar ends the sidecar that watch_sidecar keeps running, and waits for that. It withdraws its announcement from
// the swarm first, which may take it swarm.SidecarLimit. One that is not watched was never started. Once only.
//
// **Runs on:** any thread.
func StopSidecar(s *swarm.Sidecar) {
	close(s.Stop)
	if s.Watched.Load() {
		<-s.Done
	}
}
