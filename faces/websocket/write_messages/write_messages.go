// Package write_messages sends what waits for a client.
package write_messages

import (
	"context"

	coder "github.com/coder/websocket"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/take_message"
)

// WriteMessages sends the messages that are queued for a client, in order, until the connection has ended. If the
// connection is to end after these messages, WriteMessages closes it. A client that does not read blocks WriteMessages
// until queue_message or ping_client cuts the client off.
//
// **Runs on:** a goroutine of its own. It is the connection's writer.
func WriteMessages(c *websocket.Connection) {
	for {
		message, closing := take_message.TakeMessage(c)
		switch {
		case closing != nil:
			c.Socket.Close(closing.Code, closing.Reason)
			return
		case message == nil:
			return
		case c.Socket.Write(context.Background(), coder.MessageText, message) != nil:
			c.Socket.CloseNow() // the reader ends
			return
		}
	}
}
