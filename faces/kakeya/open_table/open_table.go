// Package open_table makes the table of sessions.
package open_table

import (
	"context"

	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/drop_tables"
	"rkllmd/faces/kakeya/on_session_end"
	"rkllmd/faces/kakeya/watch_table"
	"rkllmd/faces/kakeya/wrap_backend"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/models"
	"rkllmd/models/wait_for_backend"
)

// OpenTable returns the table of the sessions on the model of stay, as soon as that is loaded. The first call for a
// model makes it. The sessions of models that are gone are closed.
//
// **Runs on:** any thread that may wait. The model's context may have to be made. **Holds:** Host.Mu, not while it
// waits. Errors: wait_for_backend's; FAILED_PRECONDITION, rkllm.init has loaded none, or why it cannot be served.
func OpenTable(ctx context.Context, host *kakeya.Host, stay *models.Stay) (*kakeya.Table, error) {
	model, err := wait_for_backend.WaitForBackend(ctx, stay)
	drop_tables.DropTables(host, false)
	if err != nil && stay.Model == nil {
		err = status.Error(codes.FailedPrecondition, err.Error())
	}
	if err != nil {
		return nil, err
	}
	host.Mu.Lock()
	defer host.Mu.Unlock()
	for _, table := range host.Tables {
		if table.Model == model {
			return table, nil
		}
	}
	table := &kakeya.Table{Hub: stay.Hub, Model: model, Sessions: create_sessions.CreateSessions(
		wrap_backend.WrapBackend(model), host.Options, on_session_end.OnSessionEnd(host))}
	host.Tables = append(host.Tables, table)
	go watch_table.WatchTable(host, table, stay.Left)
	return table, nil
}
