// Package change_session works on a session.
package change_session

import (
	"errors"
	"fmt"

	"rkllmd/generation"
	"rkllmd/generation/append_session"
	"rkllmd/generation/close_session"
	"rkllmd/generation/find_session"
	"rkllmd/generation/save_session"
	"rkllmd/lines"
	"rkllmd/lines/write_session"
)

// ChangeSession answers a line with op append_session (tokens, or text that is tokenized), save_session or close_session: the session's
// number of tokens afterwards, of one that was closed, before.
//
// **Runs on:** the thread that reads the lines.
func ChangeSession(host *lines.Host, line lines.Line) error {
	session, err := find_session.FindSession(host.Sessions, line.Session)
	if err != nil {
		return err
	}
	var length int
	switch {
	case line.Op == lines.OpCloseSession:
		length = close_session.CloseSession(host.Sessions, session, generation.ClosedByClient)
	case line.Op == lines.OpSaveSession:
		err = save_session.SaveSession(session, line.Path)
		session.Mu.Lock()
		length = len(session.Tokens)
		session.Mu.Unlock()
	case (line.Text == nil) == (line.Tokens == nil):
		err = errors.New(`"append_session" needs one of the members "text" and "tokens"`)
	case line.Text != nil && host.Backend.Tokenize == nil:
		err = fmt.Errorf("%w: %s gives no access to its tokenizer", generation.ErrNotSupported, host.Backend.Name)
	default:
		tokens := line.Tokens
		if line.Text != nil {
			tokens, err = host.Backend.Tokenize(*line.Text, line.Special)
		}
		if err == nil {
			length, err = append_session.AppendSession(session, tokens)
		}
	}
	if err == nil {
		write_session.WriteSession(host, line, line.Session, length)
	}
	return err
}
