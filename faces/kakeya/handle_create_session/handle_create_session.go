// Package handle_create_session makes a session.
package handle_create_session

import (
	"context"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/check_create_session"
	"rkllmd/faces/kakeya/convert_tokens"
	"rkllmd/faces/kakeya/count_session"
	"rkllmd/faces/kakeya/open_table"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/session/create_session"
)

// HandleCreateSession is CreateSession: it makes a session on the model that is loaded.
//
// **Runs on:** the request's goroutine. **Holds:** Host.Mu. Errors: open_table's, check_create_session's,
// create_session's, INVALID_ARGUMENT.
func HandleCreateSession(_ context.Context, host *kakeya.Host, m *kakeyav1.CreateSessionRequest) (
	*kakeyav1.CreateSessionResponse, error) {
	ends, err := convert_tokens.ConvertTokens("eos_token_ids", m.EosTokenIds)
	if err != nil {
		return nil, err
	}
	model, table, err := open_table.OpenTable(host)
	if err != nil {
		return nil, err
	}
	if err := check_create_session.CheckCreateSession(model, m, ends); err != nil {
		return nil, err
	}
	made, err := create_session.CreateSession(table, m.ClientLabel, ends)
	if err != nil {
		return nil, err
	}
	count_session.CountSession(host.Metrics)
	host.Mu.Lock()
	host.Sessions[made.ID] = &kakeya.Session{Session: made, Model: model, Turn: make(chan struct{}, 1)}
	host.Mu.Unlock()
	made.Mu.Lock()
	closed := made.Closed
	made.Mu.Unlock()
	if closed { // already: it may have ended before it was in the map
		host.Mu.Lock()
		delete(host.Sessions, made.ID)
		host.Mu.Unlock()
	}
	return &kakeyav1.CreateSessionResponse{SessionId: made.ID}, nil
}
