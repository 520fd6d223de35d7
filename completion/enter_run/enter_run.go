// Package enter_run notes the run of an exchange.
package enter_run

import (
	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/generation/abort_generation"
)

// EnterRun notes the run of exchange, which has begun. One that the client has cancelled meanwhile, or that is not
// the session's any more, is aborted at once.
//
// **Runs on:** any but the backend's threads. **Holds:** takes s.Mu, not while it aborts.
func EnterRun[H any](s *completion.Session[H], exchange *completion.Exchange, run *generation.Run) {
	s.Mu.Lock()
	exchange.Run = run
	unwanted := exchange.Cancelled || s.Exchange != exchange
	s.Mu.Unlock()
	if unwanted {
		abort_generation.AbortGeneration(run)
	}
}
