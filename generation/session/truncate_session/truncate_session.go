// Package truncate_session cuts a session's history.
package truncate_session

import (
	"slices"

	"rkllmd/generation"
)

// TruncateSession drops the oldest tokens behind the first Sink from the history of s, if that is longer than Capacity,
// so that Sink + Window are left, and returns how many those were. Whether it does depends on the length alone: equal
// histories stay equal.
//
// **Runs on:** any thread. **Holds:** the session's lock.
func TruncateSession(s *generation.Session) (dropped int) {
	if len(s.Tokens) <= s.Capacity {
		return 0
	}
	dropped = len(s.Tokens) - s.Sink - s.Window
	s.Tokens = slices.Concat(s.Tokens[:s.Sink], s.Tokens[s.Sink+dropped:]) // a new slice: Before has the old one
	s.Dropped += uint64(dropped)
	return dropped
}
