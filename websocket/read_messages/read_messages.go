// Package read_messages reads what a client sends.
package read_messages

import (
	"context"
	"unicode/utf8"

	coder "github.com/coder/websocket"

	"rkllmd/websocket"
	"rkllmd/websocket/end_connection"
	"rkllmd/websocket/handle_message"
)

// ReadMessages handles the messages of a client, one after the other, until the connection is closed. What is no text, or no UTF-8, closes it
// (1003, 1007); a message that is too long has closed it (1009).
//
// **Runs on:** the connection's reader.
func ReadMessages(c *websocket.Connection) {
	for {
		kind, message, err := c.Socket.Read(context.Background())
		switch {
		case err != nil:
			c.Farewell = coder.CloseStatus(err) == coder.StatusNormalClosure
			return
		case kind != coder.MessageText:
			end_connection.EndConnection(c, coder.StatusUnsupportedData, "messages are JSON, in text frames")
		case !utf8.Valid(message):
			end_connection.EndConnection(c, coder.StatusInvalidFramePayloadData, "the message is not UTF-8")
		default:
			handle_message.HandleMessage(c, message)
		}
	}
}
