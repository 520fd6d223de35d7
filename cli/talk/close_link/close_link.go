// Package close_link takes leave of a chat's daemon.
package close_link

import (
	coder "github.com/coder/websocket"

	"rkllmd/cli"
)

// CloseLink closes the connection of a chat, if there is one, so that the daemon does not wait for it to come back.
//
// **Runs on:** the main goroutine. It waits a few seconds at most.
func CloseLink(chat *cli.Chat) {
	link := chat.Link
	if link == nil {
		return
	}
	chat.Link = nil
	go func() {
		for range link.Messages { // nobody wants them any more
		}
	}()
	_ = link.Socket.Close(coder.StatusNormalClosure, "") // or it is lost already
	link.Cancel()
}
