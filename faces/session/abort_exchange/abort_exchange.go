// Package abort_exchange ends an exchange before its time.
package abort_exchange

import (
	"rkllmd/faces/stream"
	"rkllmd/generation"
)

// AbortExchange marks the session's exchange as cancelled if it has this ID; otherwise that has ended already, and
// nothing is to be done. It returns the run that the caller is to abort when it has let go of s.Mu; nil: there is
// none, or it has not begun yet, and set_run sees the mark.
//
// **Runs on:** any thread. **Holds:** s.Mu (the caller).
func AbortExchange[H any](s *stream.Session[H], id string) *generation.Run {
	if s.Exchange == nil || s.Exchange.ID != id {
		return nil
	}
	s.Exchange.Cancelled = true
	return s.Exchange.Run
}
