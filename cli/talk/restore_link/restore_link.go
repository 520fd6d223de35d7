// Package restore_link connects a chat to its daemon again.
package restore_link

import (
	"rkllmd/cli"
	"rkllmd/cli/daemon/open_shared"
	"rkllmd/cli/talk/open_http"
	"rkllmd/cli/talk/open_link"
	"rkllmd/cli/terminal/show_note"
)

// RestoreLink sees to it that chat has a connection to its daemon for the next question: the one that it has, unless
// that has ended since the last answer, or a new one. Where the daemon is gone that this user's commands share, another
// one is started.
//
// **Runs on:** the main goroutine. Errors: those of open_link and open_shared.
func RestoreLink(chat *cli.Chat) error {
	if chat.Link != nil {
		select {
		case _, open := <-chat.Link.Messages: // what it has said meanwhile is about no answer
			if open {
				return nil
			}
		default:
			return nil
		}
	}
	err := open_link.OpenLink(chat)
	if err == nil || chat.Search == nil {
		return err
	}
	show_note.ShowNote(chat, "The daemon is gone; looking for one, or starting it.")
	if chat.Endpoint, err = open_shared.OpenShared(*chat.Search); err != nil {
		return err
	}
	chat.HTTP.CloseIdleConnections()
	open_http.OpenHTTP(chat, chat.Search.Token)
	return open_link.OpenLink(chat)
}
