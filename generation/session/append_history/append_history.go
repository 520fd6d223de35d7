// Package append_history makes a session's history longer.
package append_history

import (
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/session/check_session_idle"
)

// AppendHistory appends tokens to the history of s: all of them, or none.
//
// **Runs on:** any thread. **Holds:** the session's lock. Errors: those of check_session_idle and check_tokens, and
// generation.ErrTooLong beyond MaxHistory times the capacity.
func AppendHistory(s *generation.Session, tokens []int32) error {
	if err := check_session_idle.CheckSessionIdle(s); err != nil {
		return err
	}
	if limit := generation.MaxHistory * s.Capacity; len(s.Tokens)+len(tokens) > limit {
		return name_error.NameError(generation.ErrTooLong,
			"with %d tokens more the session's history would have %d; the limit is %d, %d times its capacity of %d",
			len(tokens), len(s.Tokens)+len(tokens), limit, generation.MaxHistory, s.Capacity)
	}
	if err := check_tokens.CheckTokens(s.Backend, "tokens", tokens); err != nil {
		return err
	}
	s.Tokens = append(s.Tokens, tokens...)
	return nil
}
