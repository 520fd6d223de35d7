// Package open_session opens sessions.
package open_session

import (
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/write_session"
	"rkllmd/generation"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/find_session"
	"rkllmd/generation/session/fork_session"
	"rkllmd/generation/session/restore_session"
)

// OpenSession answers a line with op create_session, fork_session or restore_session: the new session's name, which is
// a secret of who asked, and its number of tokens.
//
// **Runs on:** one thread at a time. It is the one that reads the lines.
func OpenSession(host *lines.Host, line lines.Line) error {
	var session *generation.Session
	var err error
	switch line.Op {
	case lines.OpForkSession:
		if session, err = find_session.FindSession(host.Sessions, line.Session); err != nil {
			return err
		}
		session, err = fork_session.ForkSession(host.Sessions, session)
	case lines.OpRestoreSession:
		session, err = restore_session.RestoreSession(host.Sessions, line.Path)
	default:
		session, err = create_session.CreateSession(host.Sessions, line.Label, line.EndTokens)
	}
	if err != nil {
		return err
	}
	session.Mu.Lock()
	length := len(session.Tokens)
	session.Mu.Unlock()
	write_session.WriteSession(host, line, session.ID, length)
	return nil
}
