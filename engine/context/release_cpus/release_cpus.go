// Package release_cpus leaves CPUs to those who wait for them.
package release_cpus

import "rkllmd/engine/context"

// ReleaseCpus says that so many threads of take_cpus have computed, and wakes those whose turn it is: the first in the
// line, as soon as there is room for all its threads, and then the next. So nobody who comes back at once is before
// them.
//
// **Runs on:** any thread. **Holds:** s.
func ReleaseCpus(s *context.Share, threads int) {
	s.Lock()
	defer s.Unlock()
	s.Taken -= threads
	for len(s.Line) > 0 && (s.Taken == 0 || s.Taken+s.Line[0].Threads <= s.CPUs) {
		s.Taken += s.Line[0].Threads
		close(s.Line[0].Turn)
		s.Line = s.Line[1:]
	}
}
