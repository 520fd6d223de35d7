// Package open_table finds the table for new sessions.
package open_table

import (
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/drop_table"
	"rkllmd/faces/kakeya/on_session_end"
	"rkllmd/faces/kakeya/wrap_backend"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/generation/session/create_sessions"
)

// OpenTable returns the model that is loaded, as the hub has it, and the table of the sessions on it. The first call
// for a model makes it, and closes the sessions of the one before.
//
// **Runs on:** any thread that may wait. The model's context may have to be made. **Holds:** Host.Mu. Errors:
// FAILED_PRECONDITION, no model is loaded, or why it cannot be served.
func OpenTable(host *kakeya.Host) (model *generation.Backend, table *generation.Sessions, err error) {
	model, err = get_backend.GetBackend(host.Hub)
	drop_table.DropTable(host, model)
	if err != nil {
		return nil, nil, status.Error(codes.FailedPrecondition, err.Error())
	}
	host.Mu.Lock()
	defer host.Mu.Unlock()
	if host.Table == nil {
		host.Model = model
		host.Table = create_sessions.CreateSessions(wrap_backend.WrapBackend(model), host.Options,
			on_session_end.OnSessionEnd(host))
	}
	return host.Model, host.Table, nil
}
