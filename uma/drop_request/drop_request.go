// Package drop_request gives a session's request up.
package drop_request

import (
	"rkllmd/connection/release_answer"
	"rkllmd/generation"
	"rkllmd/uma"
)

// DropRequest ends a session and what is in progress: no event of it is sent any more. It returns the run that the caller is to abort when it
// has let go of s.Mu; nil: there is none, or start_request has not begun it yet, and sees that it is nobody's.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's.
func DropRequest(s *uma.Session) *generation.Run {
	request := s.Request
	s.Ended, s.Request = true, nil
	if request == nil {
		return nil
	}
	s.Host.Active.Add(-1)
	release_answer.ReleaseAnswer(s.Conn)
	return request.Run
}
