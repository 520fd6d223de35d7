// Package restore_history takes back the beginning of a run.
package restore_history

import (
	"time"

	"rkllmd/generation"
)

// RestoreHistory makes the history of run's session what it was before start_session_run: the run could not begin,
// because the queue is full, say, and the client will ask again. If the session was closed in the meantime, its cache
// is given back.
//
// **Runs on:** any thread.
func RestoreHistory(run *generation.Run) {
	s := run.Request.Session
	s.Mu.Lock()
	mine := s.Run == run
	if mine {
		b := s.Before
		s.Tokens, s.Turn, s.Answer, s.Last, s.Dropped = b.Tokens, b.Turn, b.Answer, b.Last, b.Dropped
		s.Run, s.Before, s.Used = nil, generation.History{}, time.Now()
	}
	closed := s.Closed
	s.Mu.Unlock()
	if mine && closed {
		s.Backend.Release(s.Owner)
	}
}
