// Package start_session_run begins a session's part of a run.
package start_session_run

import (
	"slices"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session/append_history"
	"rkllmd/generation/session/truncate_session"
)

// StartSessionRun appends tokens, which are those of the request, to the history of run's session, truncates that to
// its capacity and makes it the run's prompt. dropped is how many tokens the truncation took. The session then belongs
// to the run until end_session_run, or restore_history if the run cannot begin after all.
//
// **Runs on:** any thread. Errors leave the history as it was: those of append_history, and generation.ErrInvalid for a
// session of another backend or without any token.
func StartSessionRun(run *generation.Run, tokens []int32) (dropped int, err error) {
	s := run.Request.Session
	if s.Backend != run.Backend {
		return 0, name_error.NameError(generation.ErrInvalid, "session %q belongs to %s, not to %s", s.ID,
			s.Backend.Model.Name, run.Backend.Model.Name)
	}
	s.Mu.Lock()
	defer s.Mu.Unlock()
	before := generation.History{Tokens: s.Tokens, Turn: s.Turn, Answer: s.Answer, Last: s.Last, Dropped: s.Dropped}
	if err := append_history.AppendHistory(s, tokens); err != nil {
		return 0, err
	}
	if len(s.Tokens) == 0 {
		return 0, name_error.NameError(generation.ErrInvalid,
			"session %q has no history yet; give a prompt, or append tokens first", s.ID)
	}
	dropped = truncate_session.TruncateSession(s)
	last := run.Request
	s.Before, s.Run, s.Turn, s.Answer, s.Last, s.Used = before, run, len(s.Tokens), 0, &last, time.Now()
	run.Prompt = slices.Clone(s.Tokens)
	return dropped, nil
}
