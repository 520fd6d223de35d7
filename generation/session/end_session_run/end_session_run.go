// Package end_session_run ends a session's part of a run.
package end_session_run

import (
	"time"

	"rkllmd/generation"
)

// EndSessionRun appends what run has generated to the history of its session, which is then free for the next. If it
// was closed in the meantime, what the cache holds for it is given back. A run that is not the session's is left alone.
//
// **Runs on:** any thread. It never waits.
func EndSessionRun(run *generation.Run, generated []int32) {
	s := run.Request.Session
	s.Mu.Lock()
	mine := s.Run == run
	if mine {
		s.Tokens = append(s.Tokens, generated...)
		s.Run, s.Answer, s.Before, s.Used = nil, len(generated), generation.History{}, time.Now()
	}
	closed := s.Closed
	s.Mu.Unlock()
	if mine && closed {
		s.Backend.Release(s.Owner)
	}
}
