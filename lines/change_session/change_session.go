// Package change_session works on a session.
package change_session

import (
	"rkllmd/generation"
	"rkllmd/generation/close_session"
	"rkllmd/generation/find_session"
	"rkllmd/generation/save_session"
	"rkllmd/lines"
	"rkllmd/lines/append_tokens"
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
