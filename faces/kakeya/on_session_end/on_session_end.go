// Package on_session_end forgets sessions that have ended.
package on_session_end

import (
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_end"
	"rkllmd/faces/kakeya/drop_session"
	"rkllmd/generation"
)

// OnSessionEnd returns Sessions.Gone of the sessions of host: it counts the end, and forgets the session, but for one
// that has failed, of which the client is told later.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** Host.Mu.
func OnSessionEnd(host *kakeya.Host) func(*generation.Session, generation.CloseReason) {
	return func(s *generation.Session, reason generation.CloseReason) {
		count_end.CountEnd(host.Metrics, reason)
		ended := drop_session.DropSession(host, s.ID)
		if ended == nil || reason != generation.ClosedFailed {
			return
		}
		host.Mu.Lock()
		defer host.Mu.Unlock()
		if len(host.Failed) >= kakeya.MaxFailed {
			host.Failed = host.Failed[1:]
		}
		host.Failed = append(host.Failed, ended)
	}
}
