// Package restore_session makes a session from a file.
package restore_session

import (
	"errors"
	"fmt"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/request/check_tokens"
	"rkllmd/generation/session"
	"rkllmd/generation/session/add_session"
	"rkllmd/generation/session/check_session_state"
	"rkllmd/generation/session/choose_capacity"
	"rkllmd/generation/session/read_session_file"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// RestoreSession makes a session, with an ID of its own, from the file that save_session wrote to path. It goes on
// where that one was; with a state in the file that means the same here (check_session_state), and a place for it in
// the cache, without decoding the history again.
//
// **Runs on:** any thread that may wait. It takes as long as the work does. Errors leave no session behind:
// generation.ErrNotSupported, those of read_session_file and add_session, and of the backend when it refuses the state.
func RestoreSession(table *generation.Sessions, path string) (*generation.Session, error) {
	b := table.Backend
	if !b.Capabilities.Sessions {
		return nil, name_error.NameError(generation.ErrNotSupported, "%s keeps no sessions", b.Name)
	}
	f, err := read_session_file.ReadSessionFile(path, b)
	if err != nil {
		return nil, err
	}
	h := f.Header
	if err := check_tokens.CheckTokens(b, "tokens", f.Tokens); err != nil {
		return nil, fmt.Errorf("%s cannot be used: %w", path, err)
	}
	s := &generation.Session{Owner: session.LastOwner.Add(1), Label: h.Label, Backend: b, EndTokens: h.EndTokens,
		Sink: h.Sink, Window: h.Window,
		Capacity: choose_capacity.ChooseCapacity(b.Model.ContextSize, h.Sink, h.Window),
		Tokens:   f.Tokens, Turn: h.Turn, Answer: h.Answer, Dropped: h.Dropped, Used: time.Now()}
	reason := check_session_state.CheckSessionState(b, h)
	switch {
	case h.Cached == 0:
	case reason != nil:
		log_message.LogMessage(utils.LevelWarn, "a session is restored without the cache's state: its history is "+
			"read anew", "path", path, "because", reason)
	default:
		err := b.RestoreState(s.Owner, f.Tokens[:h.Cached], f.State)
		if err != nil && !errors.Is(err, generation.ErrBusy) { // busy: there is no place in the cache now
			b.Release(s.Owner)
			return nil, fmt.Errorf("%s cannot be used: %w", path, err)
		}
	}
	if err := add_session.AddSession(table, s, nil); err != nil {
		b.Release(s.Owner)
		return nil, err
	}
	return s, nil
}
