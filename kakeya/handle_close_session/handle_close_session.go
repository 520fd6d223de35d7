// Package handle_close_session closes a session.
package handle_close_session

import (
	"context"
	"slices"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/generation/close_session"
	"rkllmd/kakeya"
	"rkllmd/kakeya/find_session"
	"rkllmd/kakeya/match_session"
)

// HandleCloseSession is CloseSession. It does not wait: a Generate in progress ends with STOP_REASON_CANCELLED. One that has failed is
// forgotten.
//
// **Runs on:** a call's goroutine. **Holds:** Host.Mu, not while the session is closed. Errors: NOT_FOUND.
func HandleCloseSession(_ context.Context, host *kakeya.Host, m *kakeyav1.CloseSessionRequest) (*kakeyav1.CloseSessionResponse, error) {
	session, err := find_session.FindSession(host, m.SessionId, true)
	if err != nil {
		return nil, err
	}
	host.Mu.Lock()
	table := host.Table
	host.Failed = slices.DeleteFunc(host.Failed, match_session.MatchSession(m.SessionId))
	host.Mu.Unlock()
	response := &kakeyav1.CloseSessionResponse{}
	if table != nil && table.Backend == session.Backend {
		response.FinalHistoryLength = uint64(close_session.CloseSession(table, session.Session, generation.ClosedByClient))
	}
	return response, nil
}
