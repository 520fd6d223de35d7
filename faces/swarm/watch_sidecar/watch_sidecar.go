// Package watch_sidecar keeps a host's sidecar running.
package watch_sidecar

import (
	"time"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/run_sidecar"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// WatchSidecar runs the sidecar until Stop is closed. One that ends before is started again, after a pause that doubles
// up to swarm.LongestPause; Done is closed when the last one has ended.
//
// **Runs on:** a goroutine of its own.
func WatchSidecar(s *swarm.Sidecar) {
	s.Watched.Store(true)
	defer close(s.Done)
	first := s.Pause
	if first == 0 {
		first = swarm.FirstPause
	}
	for pause := first; ; pause = min(2*pause, swarm.LongestPause) {
		started := time.Now()
		err := run_sidecar.RunSidecar(s)
		if time.Since(started) > swarm.LongestPause {
			pause = first
		}
		select {
		case <-s.Stop:
			return
		default:
		}
		log_message.LogMessage(utils.LevelWarn, "the sidecar of the swarm has ended and is started again", "error", err,
			"pause", pause)
		select {
		case <-s.Stop:
			return
		case <-time.After(pause):
		}
	}
}
