// Package drop_request gives a session's request up.
package drop_request

import (
	"rkllmd/connection/release_answer"
	"rkllmd/generation/abort_generation"
	"rkllmd/uma"
)

// DropRequest ends a session and what is in progress: the run is aborted at once, and no event of it is sent any more.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller); takes the connection's and the run's.
func DropRequest(s *uma.Session) {
	request := s.Request
	s.Ended, s.Request = true, nil
	if request == nil {
		return
	}
	s.Host.Active.Add(-1)
	if request.Run != nil {
		abort_generation.AbortGeneration(request.Run)
	}
	release_answer.ReleaseAnswer(s.Conn)
}
