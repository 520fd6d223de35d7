// Package close_sessions closes a table of sessions.
package close_sessions

import (
	"maps"
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
)

// CloseSessions closes all sessions of the table, because the model is being unloaded. None can be made any more. It
// does not wait for their runs, which are aborted. When it returns, watch_sessions has ended: nothing of the table
// calls the backend any more, but for the end of a run. The caller holds no lock that the table's Gone takes, and is
// not that function.
//
// **Runs on:** any thread.
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
	table.Watching.Wait()
}
