// Package take_cpus waits for CPUs to compute with.
package take_cpus

import "rkllmd/engine/context"

// TakeCpus returns when so many threads may compute, which those before in the line leave room for, or which are alone.
// release_cpus must follow.
//
// **Runs on:** any thread that may wait. **Holds:** s, not while it waits.
func TakeCpus(s *context.Share, threads int) {
	s.Lock()
	if len(s.Line) == 0 && (s.Taken == 0 || s.Taken+threads <= s.CPUs) {
		s.Taken += threads
		s.Unlock()
		return
	}
	turn := make(chan struct{})
	s.Line = append(s.Line, context.Waiter{Threads: threads, Turn: turn})
	s.Unlock()
	<-turn
}
