// Package close_session closes a session.
package close_session

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/session/release_session"
	"rkllmd/generation/session/remove_session"
)

// CloseSession closes s and returns how long its history was. It is gone at once for everybody; a run in progress is
// aborted, and the cache given back when that has ended. A session that is closed already is left alone.
//
// **Runs on:** any thread. The caller holds neither the table's lock nor a session's.
func CloseSession(table *generation.Sessions, s *generation.Session, reason generation.CloseReason) (length int) {
	table.Mu.Lock()
	removed, run := remove_session.RemoveSession(table, s, time.Time{})
	table.Mu.Unlock()
	s.Mu.Lock()
	length = len(s.Tokens)
	s.Mu.Unlock()
	if removed {
		release_session.ReleaseSession(table, s, run, reason)
	}
	return length
}
