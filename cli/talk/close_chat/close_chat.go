// Package close_chat ends a chat.
package close_chat

import (
	"rkllmd/cli"
	"rkllmd/cli/daemon/close_session"
	"rkllmd/cli/talk/close_link"
)

// CloseChat closes the connection to the daemon, stops a private daemon, and restores the terminal.
//
// **Runs on:** the main goroutine.
func CloseChat(chat *cli.Chat) error {
	close_link.CloseLink(chat)
	if chat.HTTP != nil {
		chat.HTTP.CloseIdleConnections()
	}
	if chat.Editor != nil {
		chat.Editor.Close()
	}
	if chat.Session != nil {
		return close_session.CloseSession(chat.Session)
	}
	return nil
}
