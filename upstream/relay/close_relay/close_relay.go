// Package close_relay ends the use of an upstream server.
package close_relay

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/upstream"
)

// CloseRelay returns Backend.Close over s: no further run begins, and those that there are end with ErrClosed.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait, for the runs' last events.
func CloseRelay(s *upstream.Server) func() {
	return func() {
		s.Mu.Lock()
		s.Closed = true
		for _, task := range s.Tasks {
			task.Cancel(name_error.NameError(generation.ErrClosed, "the upstream server is not asked any more"))
		}
		s.Mu.Unlock()
		s.Ended.Wait()
		s.Client.CloseIdleConnections()
	}
}
