// Package read_messages reads what a client sends.
package read_messages

import (
	"context"

	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/end_connection"
	"rkllmd/faces/websocket_generation/handle_message"
)

// ReadMessages handles the messages of a client, one after the other, until nothing more can be read: the client has
// closed the connection, or what it has sent is wrong, which drop_connection tells it. What is no text closes the
// connection (1003).
//
// **Runs on:** the connection's reader.
func ReadMessages(c *websocket.Connection) {
	for {
		kind, message, err := c.Socket.Read(context.Background())
		switch {
		case err != nil:
			c.Broken = err
			return
		case kind != coder.MessageText:
			end_connection.EndConnection(c, coder.StatusUnsupportedData, "messages are JSON, in text frames")
		default:
			handle_message.HandleMessage(c, message)
		}
	}
}
