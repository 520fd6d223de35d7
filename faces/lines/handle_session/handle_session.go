// Package handle_session works on a session.
package handle_session

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/append_tokens"
	"rkllmd/faces/lines/write_session"
	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/find_session"
	"rkllmd/generation/session/save_session"
)

// HandleSession answers a line with op append_session (tokens, or text that is tokenized), save_session or
// close_session: the session's number of tokens afterwards, of one that was closed, before.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func HandleSession(host *lines.Host, line lines.Line) error {
	session, err := find_session.FindSession(host.Sessions, line.Session)
	if err != nil {
		return err
	}
	var length int
	switch line.Op {
	case lines.OpCloseSession:
		length = close_session.CloseSession(host.Sessions, session, generation.ClosedByClient)
	case lines.OpSaveSession:
		if err = save_session.SaveSession(session, line.Path); err != nil {
			return err
		}
		session.Mu.Lock()
		length = len(session.Tokens)
		session.Mu.Unlock()
	default:
		if length, err = append_tokens.AppendTokens(host, line, session); err != nil {
			return err
		}
	}
	write_session.WriteSession(host, line, line.Session, length)
	return nil
}
