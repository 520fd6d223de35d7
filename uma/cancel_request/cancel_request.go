// Package cancel_request ends a request before its time.
package cancel_request

import (
	"rkllmd/generation"
	"rkllmd/uma"
)

// CancelRequest marks the session's request as cancelled if it has this id; otherwise that has ended already, and nothing is to be done. It
// returns the run that the caller is to abort when it has let go of s.Mu; nil: there is none, or start_request has not begun it yet, and sees the mark.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller). Follows docs/protocols/uma.md, "Cancelling".
func CancelRequest(s *uma.Session, id string) *generation.Run {
	if s.Request == nil || s.Request.ID != id {
		return nil
	}
	s.Request.Cancelled = true
	return s.Request.Run
}
