// Package set_run notes the run of an exchange.
package set_run

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// SetRun notes the run of exchange, which has begun. One that the client has cancelled meanwhile, or that is not
// the session's any more, is aborted at once.
//
// **Runs on:** any thread that may wait. A backend's own thread must not call it. **Holds:** takes s.Mu, not while it
// aborts.
func SetRun[H any](s *stream.Session[H], exchange *stream.Exchange, run *generation.Run) {
	s.Mu.Lock()
	exchange.Run = run
	unwanted := exchange.Cancelled || s.Exchange != exchange
	s.Mu.Unlock()
	if unwanted {
		abort_generation.AbortGeneration(run)
	}
}
