// Package truncate_session cuts a session's history to its capacity.
package truncate_session

import (
	"slices"

	"rkllmd/generation"
)

// TruncateSession drops the oldest tokens behind the first Sink from the history of s, so that no more than Sink +
// Window are left, and returns how many those were.
//
// **Runs on:** any thread. **Holds:** the session's lock.
func TruncateSession(s *generation.Session) (dropped int) {
	dropped = len(s.Tokens) - s.Sink - s.Window
	if dropped <= 0 {
		return 0
	}
	s.Tokens = slices.Concat(s.Tokens[:s.Sink], s.Tokens[s.Sink+dropped:]) // a new slice: Before has the old one
	s.Dropped += uint64(dropped)
	return dropped
}
