// Package open_link connects a chat to its daemon.
package open_link

import (
	"context"
	"fmt"
	"strings"

	coder "github.com/coder/websocket"

	"rkllmd/cli"
	"rkllmd/cli/talk/read_messages"
	"rkllmd/faces/websocket"
	"rkllmd/utils/describe_system_error"
)

// OpenLink opens a WebSocket to the daemon, in the place of the one before, if there was one.
//
// **Runs on:** the main goroutine.
func OpenLink(chat *cli.Chat) error {
	if chat.Link != nil {
		chat.Link.Cancel()
		chat.Link = nil
	}
	limit, done := context.WithTimeout(context.Background(), cli.ChatSendLimit)
	defer done()
	socket, _, err := coder.Dial(limit, "ws"+strings.TrimPrefix(chat.Endpoint.URL, "http")+"/generate",
		&coder.DialOptions{HTTPClient: chat.HTTP, HTTPHeader: chat.Header, Subprotocols: []string{websocket.Protocol}})
	if err != nil {
		return fmt.Errorf("cannot connect to %s: %w", chat.Endpoint.Name, describe_system_error.DescribeSystemError(
			err))
	}
	socket.SetReadLimit(cli.ChatReadLimit)
	link := &cli.ChatLink{Socket: socket, Messages: make(chan cli.ChatMessage)}
	link.Context, link.Cancel = context.WithCancel(context.Background())
	chat.Link = link
	go read_messages.ReadMessages(link)
	return nil
}
