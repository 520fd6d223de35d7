// Package cancel_request ends a request before its time.
package cancel_request

import (
	"rkllmd/generation/abort_generation"
	"rkllmd/uma"
)

// CancelRequest has the session's request end at the next token, with eos, if it has this id; otherwise that has ended already, and nothing
// is to be done.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller). Follows the UMA document (Cancellation).
func CancelRequest(s *uma.Session, id string) {
	if s.Request == nil || s.Request.ID != id {
		return
	}
	s.Request.Cancelled = true
	if s.Request.Run != nil {
		abort_generation.AbortGeneration(s.Request.Run)
	}
}
