// Package check_end looks how a run has ended.
package check_end

import (
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/fail_session"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_backend"
)

// CheckEnd returns why the session's run has failed; nil: it has not. A session whose cache was not as it must be has
// failed with it.
//
// **Runs on:** any thread. Errors: FAILED_PRECONDITION, the session has failed; UNAVAILABLE, the model was unloaded;
// the run's own.
func CheckEnd(host *kakeya.Host, session *kakeya.Session, done generation.Event) error {
	switch {
	case fail_session.FailSession(host, session, done.Err):
		return status.Errorf(codes.FailedPrecondition, "session %q has failed, and is gone: %v", session.ID, done.Err)
	case done.Reason == generation.ReasonAbort && find_backend.FindBackend(session.Table.Hub) != session.Table.Model:
		return status.Error(codes.Unavailable, "the model was unloaded, and the session with it")
	}
	return done.Err
}
