// Package send_message sends a message to a chat's daemon.
package send_message

import (
	"context"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
	"rkllmd/completion/encode_message"
)

// SendMessage sends message, one of completion's. A connection that cannot send is closed, which who receives learns.
//
// **Runs on:** the main goroutine.
func SendMessage(link *cli.ChatLink, message any) {
	limit, done := context.WithTimeout(link.Context, cli.ChatSendLimit)
	defer done()
	if link.Socket.Write(limit, coder.MessageText, encode_message.EncodeMessage(message)) != nil {
		link.Socket.CloseNow()
	}
}
