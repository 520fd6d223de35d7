// Package restore_answer puts the answer of a session's last run back.
package restore_answer

import "rkllmd/generation"

// RestoreAnswer puts answer, which remove_answer has taken off the history of s, back behind it, unless that has gone
// on since.
//
// **Runs on:** any thread. **Holds:** the session's lock.
func RestoreAnswer(s *generation.Session, answer []int32) {
	s.Mu.Lock()
	defer s.Mu.Unlock()
	if s.Run == nil && s.Answer == 0 && len(s.Tokens) == s.Turn {
		s.Tokens, s.Answer = append(s.Tokens, answer...), len(answer)
	}
}
