// Package fork_session makes a copy of a session.
package fork_session

import (
	"slices"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session"
	"rkllmd/generation/session/add_session"
	"rkllmd/generation/session/check_session_idle"
)

// ForkSession makes a session with the history of s and an ID of its own; from here on they go their own ways. Where
// the cache holds the history of s, the first run of the new one finds it there. s itself is not closed to make room.
//
// **Runs on:** any thread. Errors: those of check_session_idle and add_session.
func ForkSession(table *generation.Sessions, s *generation.Session) (*generation.Session, error) {
	fork := &generation.Session{Owner: session.LastOwner.Add(1), Label: s.Label, Backend: s.Backend,
		EndTokens: s.EndTokens,
		Sink:      s.Sink, Window: s.Window, Capacity: s.Capacity}
	s.Mu.Lock()
	if err := check_session_idle.CheckSessionIdle(s); err != nil {
		s.Mu.Unlock()
		return nil, err
	}
	s.Used = time.Now()
	fork.Tokens, fork.Turn, fork.Answer = slices.Clone(s.Tokens), s.Turn, s.Answer
	fork.Dropped, fork.Used = s.Dropped, s.Used
	if s.Last != nil {
		last := *s.Last
		last.Session, fork.Last = fork, &last
	}
	s.Mu.Unlock()
	if err := add_session.AddSession(table, fork, s); err != nil {
		return nil, err
	}
	return fork, nil
}
