// Package handle_close_session closes a session.
package handle_close_session

import (
	"context"
	"slices"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/find_session"
	"rkllmd/faces/kakeya/is_session"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
)

// HandleCloseSession is CloseSession. It does not wait: a Generate in progress ends with STOP_REASON_CANCELLED. One
// that has failed is forgotten.
//
// **Runs on:** the request's goroutine. **Holds:** Host.Mu, not while the session is closed. Errors: NOT_FOUND.
func HandleCloseSession(_ context.Context, host *kakeya.Host, m *kakeyav1.CloseSessionRequest) (
	*kakeyav1.CloseSessionResponse, error) {
	session, err := find_session.FindSession(host, m.SessionId, true)
	if err != nil {
		return nil, err
	}
	host.Mu.Lock()
	host.Failed = slices.DeleteFunc(host.Failed, is_session.IsSession(m.SessionId))
	host.Mu.Unlock()
	length := close_session.CloseSession(session.Table.Sessions, session.Session, generation.ClosedByClient)
	return &kakeyav1.CloseSessionResponse{FinalHistoryLength: uint64(length)}, nil
}
