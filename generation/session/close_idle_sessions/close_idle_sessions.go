// Package close_idle_sessions closes sessions that nobody uses.
package close_idle_sessions

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/release_session"
	"rkllmd/generation/session/remove_session"
)

// CloseIdleSessions closes the sessions that were not used for SessionOptions.Idle at the time now, and returns how
// many. A run is a use as long as it goes on.
//
// **Runs on:** any thread. The caller holds neither the table's lock nor a session's.
func CloseIdleSessions(table *generation.Sessions, now time.Time) (closed int) {
	var expired []*generation.Session
	table.Mu.Lock()
	for _, s := range table.ByID {
		if removed, _ := remove_session.RemoveSession(table, s, now.Add(-table.Options.Idle)); removed {
			expired = append(expired, s)
		}
	}
	table.Mu.Unlock()
	for _, s := range expired {
		release_session.ReleaseSession(table, s, nil, generation.ClosedIdle)
	}
	return len(expired)
}
