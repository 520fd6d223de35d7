// Package close_chat ends a chat.
package close_chat

import (
	"rkllmd/cli"
	"rkllmd/cli/close_link"
	"rkllmd/cli/close_session"
)

// CloseChat takes leave of the daemon, stops a private one, and gives the terminal back.
//
// **Runs on:** the main goroutine.
func CloseChat(chat *cli.Chat) error {
	close_link.CloseLink(chat)
	if chat.Editor != nil {
		chat.Editor.Close()
	}
	if chat.Session != nil {
		return close_session.CloseSession(chat.Session)
	}
	return nil
}
