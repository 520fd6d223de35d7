// Package add_session makes a session on a model.
package add_session

import (
	"context"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/check_create_session"
	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/drop_session"
	"rkllmd/faces/kakeya/open_table"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/session/create_session"
	"rkllmd/models"
)

// AddSession makes the session that m asks for, whose eos_token_ids are ends, on the model of stay, and returns its ID.
// It waits until that is loaded. The session holds stay from now on; after an error the caller still does.
//
// **Runs on:** any thread that may wait. **Holds:** Host.Mu. Errors: open_table's, check_create_session's,
// create_session's.
func AddSession(ctx context.Context, host *kakeya.Host, stay *models.Stay, m *kakeyav1.CreateSessionRequest,
	ends []int32) (id string, err error) {
	table, err := open_table.OpenTable(ctx, host, stay)
	if err != nil {
		return "", err
	}
	if err := check_create_session.CheckCreateSession(table.Model, m, ends); err != nil {
		return "", err
	}
	made, err := create_session.CreateSession(table.Sessions, m.ClientLabel, ends)
	if err != nil {
		return "", err
	}
	count_session.CountSession(host.Metrics)
	host.Mu.Lock()
	host.Sessions[made.ID] = &kakeya.Session{Session: made, Stay: stay, Table: table, Turn: make(chan struct{}, 1)}
	host.Mu.Unlock()
	made.Mu.Lock()
	closed := made.Closed
	made.Mu.Unlock()
	if closed { // already: it may have ended before it was in the map
		drop_session.DropSession(host, made.ID)
	}
	return made.ID, nil
}
