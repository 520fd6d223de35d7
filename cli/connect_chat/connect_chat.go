// Package connect_chat connects a chat to its daemon.
package connect_chat

import (
	"context"
	"fmt"
	"strings"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
	"rkllmd/cli/receive_messages"
	"rkllmd/utils/explain_system_error"
	"rkllmd/websocket"
)

// ConnectChat opens a WebSocket to the daemon, in the place of the one before, if there was one.
//
// **Runs on:** the main goroutine.
func ConnectChat(chat *cli.Chat) error {
	if chat.Link != nil {
		chat.Link.Cancel()
		chat.Link = nil
	}
	limit, done := context.WithTimeout(context.Background(), cli.ChatSendLimit)
	defer done()
	socket, _, err := coder.Dial(limit, "ws"+strings.TrimPrefix(chat.Endpoint.URL, "http")+"/generate",
		&coder.DialOptions{HTTPClient: chat.HTTP, HTTPHeader: chat.Header, Subprotocols: []string{websocket.Protocol}})
	if err != nil {
		return fmt.Errorf("cannot connect to %s: %w", chat.Endpoint.Name, explain_system_error.ExplainSystemError(err))
	}
	socket.SetReadLimit(cli.ChatReadLimit)
	link := &cli.ChatLink{Socket: socket, Messages: make(chan cli.ChatMessage)}
	link.Context, link.Cancel = context.WithCancel(context.Background())
	chat.Link = link
	go receive_messages.ReceiveMessages(link)
	return nil
}
