// Package take_cpus waits for CPUs to compute with.
package take_cpus

import (
	"time"

	"rkllmd/engine/context"
)

// TakeCpus returns when threads may compute, and how many: those that were asked for, but no more than half of the CPUs
// from a decode of another context on until a quarter of a second without one, so that two models compute side by
// side and neither waits for the other's long prompt. They may as soon as those before in the line leave room for
// them, or are gone. release_cpus must follow, with as many.
//
// **Runs on:** any thread that may wait. **Holds:** s, not while it waits.
func TakeCpus(s *context.Share, threads int) int {
	now := time.Now()
	s.Lock()
	if s.Taken > 0 || len(s.Line) > 0 {
		s.Met = now
	}
	if now.Sub(s.Met) < context.TeamPause {
		threads = max(1, min(threads, s.CPUs/2))
	}
	if len(s.Line) == 0 && (s.Taken == 0 || s.Taken+threads <= s.CPUs) {
		s.Taken += threads
		s.Unlock()
		return threads
	}
	turn := make(chan struct{})
	s.Line = append(s.Line, context.Waiter{Threads: threads, Turn: turn})
	s.Unlock()
	<-turn
	return threads
}
