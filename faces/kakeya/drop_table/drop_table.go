// Package drop_table lets go of the sessions of a model that is gone.
package drop_table

import (
	"rkllmd/faces/kakeya"
	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
)

// DropTable closes the sessions of host unless they belong to the backend model, which is loaded now; nil: none is, and
// all of them go.
//
// **Runs on:** any thread. **Holds:** Host.Mu, not while it closes them.
func DropTable(host *kakeya.Host, model *generation.Backend) {
	host.Mu.Lock()
	table := host.Table
	if host.Model == model {
		table = nil
	} else {
		host.Model, host.Table = nil, nil
	}
	host.Mu.Unlock()
	if table != nil {
		close_sessions.CloseSessions(table)
	}
}
