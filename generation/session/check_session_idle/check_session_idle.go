// Package check_session_idle checks that a session can be changed.
package check_session_idle

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckSessionIdle checks that s is not closed and has no run.
//
// **Runs on:** any thread. **Holds:** the session's lock. Errors: generation.ErrNotFound, ErrBusy.
func CheckSessionIdle(s *generation.Session) error {
	switch {
	case s.Closed:
		return name_error.NameError(generation.ErrNotFound, "session %q has been closed", s.ID)
	case s.Run != nil:
		return name_error.NameError(generation.ErrBusy,
			"session %q has a run in progress; abort it or wait for its end", s.ID)
	}
	return nil
}
