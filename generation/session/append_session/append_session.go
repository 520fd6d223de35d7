// Package append_session appends to a session's history.
package append_session

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/append_history"
)

// AppendSession appends tokens to the history of s, all of them or none, and returns its length. It may be longer than
// what the session holds: it is truncated when the next run begins.
//
// **Runs on:** any thread. Errors: those of append_history.
func AppendSession(s *generation.Session, tokens []int32) (length int, err error) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if err := append_history.AppendHistory(s, tokens); err != nil {
		return 0, err
	}
	s.Used = time.Now()
	return len(s.Tokens), nil
}
