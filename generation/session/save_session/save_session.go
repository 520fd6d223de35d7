// Package save_session saves a session to a file.
package save_session

import (
	"slices"
	"time"

	"rkllmd/engine/prompt_cache/check_state_target"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/session"
	"rkllmd/generation/session/check_session_idle"
	"rkllmd/generation/session/write_session_file"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// SaveSession writes s to the file path, from which restore_session makes a session that goes on where this one is: the
// history and, as far as the cache holds its beginning, the cache's state. Where that cannot be had, restoring takes
// longer and comes to the same. s stays as it is.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors: those of check_session_idle and
// write_session_file; generation.ErrNotSupported where the model cannot be told from others.
func SaveSession(s *generation.Session, path string) error {
	b := s.Backend
	if b.Model.Identity == "" {
		return name_error.NameError(generation.ErrNotSupported,
			"%s cannot tell its model from other models, so its sessions cannot be saved or restored", b.Name)
	}
	if err := check_state_target.CheckStateTarget(path, session.Kind); err != nil {
		return name_error.NameError(generation.ErrInvalid, "%w", err)
	}
	s.Mu.Lock()
	if err := check_session_idle.CheckSessionIdle(s); err != nil {
		s.Mu.Unlock()
		return err
	}
	s.Used = time.Now()
	f := session.File{Tokens: slices.Clone(s.Tokens), Header: session.Header{Model: b.Model.Identity,
		ModelName: b.Model.Name, Exact: b.Capabilities.Exact, Fingerprint: b.Model.Fingerprint,
		Runtime: b.Model.Runtime, Label: s.Label, Sink: s.Sink, Window: s.Window, EndTokens: s.EndTokens,
		Turn: s.Turn, Answer: s.Answer, Dropped: s.Dropped}}
	s.Mu.Unlock()
	// A run may begin meanwhile: the state is of use only while its tokens are the beginning of what was copied.
	tokens, state, err := b.CopyState(s.Owner)
	switch {
	case err != nil:
		log_message.LogMessage(utils.LevelInfo, "a session is saved without the cache's state", "error", err)
	case len(tokens) > 0 && len(state) > 0 && len(tokens) <= len(f.Tokens) &&
		slices.Equal(tokens, f.Tokens[:len(tokens)]):
		f.Header.Cached, f.State = len(tokens), state
	}
	return write_session_file.WriteSessionFile(path, f)
}
