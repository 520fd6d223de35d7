// Package close_sessions closes a table of sessions.
package close_sessions

import (
	"maps"
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
)

// CloseSessions closes all sessions of the table, because the model is being unloaded. None can be made any more. It
// does not wait for their runs, which are aborted.
//
// **Runs on:** any thread. The caller holds neither the table's lock nor a session's.
func CloseSessions(table *generation.Sessions) {
	table.Mu.Lock()
	if !table.Closed {
		table.Closed = true
		close(table.Stop)
	}
	sessions := slices.Collect(maps.Values(table.ByID))
	table.Mu.Unlock()
	for _, s := range sessions {
		close_session.CloseSession(table, s, generation.ClosedUnload)
	}
}
