// Package drop_exchange gives a session's exchange up.
package drop_exchange

import (
	"rkllmd/connection/release_answer"
	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// DropExchange ends a session and what is in progress: nothing of it is sent any more. It returns the run that the
// caller is to abort when it has let go of s.Mu; nil: there is none, or it has not begun yet, and set_run sees
// that it is nobody's.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's.
func DropExchange[H any](s *stream.Session[H]) *generation.Run {
	exchange := s.Exchange
	s.Ended, s.Exchange = true, nil
	if exchange == nil {
		return nil
	}
	s.Active.Add(-1)
	release_answer.ReleaseAnswer(s.Conn)
	return exchange.Run
}
