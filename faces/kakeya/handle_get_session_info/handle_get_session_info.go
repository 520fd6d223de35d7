// Package handle_get_session_info tells the figures of a session.
package handle_get_session_info

import (
	"context"
	"time"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/find_session"
	kakeyav1 "rkllmd/gen/kakeya/v1"
)

// HandleGetSessionInfo is GetSessionInfo, which is no use of the session. Its history is as long as the model's context
// at most: what is beyond that is truncated by the next Generate. Of a session that has failed only the violations are
// left.
//
// **Runs on:** the request's goroutine. It waits for the step at hand. **Holds:** Host.Mu, and the session's lock.
// Errors: NOT_FOUND.
func HandleGetSessionInfo(_ context.Context, host *kakeya.Host, m *kakeyav1.GetSessionInfoRequest) (
	*kakeyav1.GetSessionInfoResponse, error) {
	session, err := find_session.FindSession(host, m.SessionId, true)
	if err != nil {
		return nil, err
	}
	info := &kakeyav1.GetSessionInfoResponse{}
	host.Mu.Lock()
	info.CacheInvariantInv1Violations, info.CacheInvariantInv2Violations = session.INV1, session.INV2
	host.Mu.Unlock()
	session.Mu.Lock()
	if !session.Closed {
		info.HistoryLength = uint64(min(len(session.Tokens), session.Backend.Model.ContextSize))
	}
	if session.Run == nil {
		info.IdleSeconds = time.Since(session.Used).Seconds()
	}
	session.Mu.Unlock()
	if held := session.Backend.Holdings; held != nil {
		info.KvLiveBytes = uint64(held()[session.Owner]) * session.Backend.Model.BytesPerToken
	}
	return info, nil
}
