// Package drop_tables closes sessions whose model is gone.
package drop_tables

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation/hub/find_backend"
	"rkllmd/generation/session/close_sessions"
)

// DropTables closes the sessions of host whose model is not in memory any more; every: all of them.
//
// **Runs on:** any thread. **Holds:** Host.Mu, not while it closes them.
func DropTables(host *kakeya.Host, every bool) {
	var left, gone []*kakeya.Table
	host.Mu.Lock()
	for _, table := range host.Tables {
		if every || find_backend.FindBackend(table.Hub) != table.Model {
			gone = append(gone, table)
		} else {
			left = append(left, table)
		}
	}
	host.Tables = left
	host.Mu.Unlock()
	for _, table := range gone {
		close_sessions.CloseSessions(table.Sessions)
	}
}
