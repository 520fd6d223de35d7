// Package fail_session ends a session whose cache was not as it must be.
package fail_session

import (
	"errors"

	"rkllmd/engine"
	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/count_violation"
	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// FailSession closes the session, whose run has ended with err, if that is a violation of the cache's invariants, and
// counts it. Other errors leave the session as it is. The violation is logged: it is a bug.
//
// **Runs on:** any thread. **Holds:** Host.Mu, not while the session is closed.
func FailSession(host *kakeya.Host, session *kakeya.Session, err error) (failed bool) {
	kind, count := kakeya.INV1, &session.INV1
	switch {
	case errors.Is(err, engine.ErrCacheLength):
	case errors.Is(err, engine.ErrCachePosition):
		kind, count = kakeya.INV2, &session.INV2
	default:
		return false
	}
	host.Mu.Lock()
	*count++
	host.Mu.Unlock()
	count_violation.CountViolation(host.Metrics, kind)
	log_message.LogMessage(utils.LevelError, "a session has failed", "label", session.Label, "error", err)
	close_session.CloseSession(session.Table.Sessions, session.Session, generation.ClosedFailed)
	return true
}
