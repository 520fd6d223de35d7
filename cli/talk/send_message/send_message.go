// Package send_message sends a message to a chat's daemon.
package send_message

import (
	"context"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
	"rkllmd/faces/stream/format_message"
)

// SendMessage sends message, one of completion's. If sending fails, the connection is closed, and so read_messages
// ends.
//
// **Runs on:** the main goroutine.
func SendMessage(link *cli.ChatLink, message any) {
	limit, done := context.WithTimeout(link.Context, cli.ChatSendLimit)
	defer done()
	if link.Socket.Write(limit, coder.MessageText, format_message.FormatMessage(message)) != nil {
		link.Socket.CloseNow()
	}
}
