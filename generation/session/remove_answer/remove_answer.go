// Package remove_answer takes an answer off a session.
package remove_answer

import (
	"slices"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session/check_session_idle"
)

// RemoveAnswer takes what the last run has generated off the history of s, so that a run without a prompt answers the
// same again, and returns it. When it is off already, nothing happens.
//
// **Runs on:** any thread. Errors: those of check_session_idle; generation.ErrInvalid where no run has been, or tokens
// were appended since.
func RemoveAnswer(s *generation.Session) (answer []int32, err error) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if err := check_session_idle.CheckSessionIdle(s); err != nil {
		return nil, err
	}
	switch since := len(s.Tokens) - s.Turn - s.Answer; {
	case s.Turn == 0:
		return nil, name_error.NameError(generation.ErrInvalid, "session %q has no answer yet", s.ID)
	case since != 0:
		return nil, name_error.NameError(generation.ErrInvalid,
			"%d tokens were appended to session %q after its last answer, so the answer cannot be removed any more",
			since, s.ID)
	}
	answer = slices.Clone(s.Tokens[s.Turn:])
	s.Tokens, s.Answer, s.Used = s.Tokens[:s.Turn], 0, time.Now()
	return answer, nil
}
