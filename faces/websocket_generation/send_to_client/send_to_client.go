// Package send_to_client sends a message of a generation.
package send_to_client

import (
	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/queue_message"
)

// SendToClient sends message, one of completion's, to whoever g belongs to, and returns its text. If g belongs to no
// connection, nothing is sent.
//
// **Runs on:** any thread. It does not wait. **Holds:** g.Mu (the caller); takes the connection's.
func SendToClient(g *websocket.Generation, message any) []byte {
	text := format_message.FormatMessage(message)
	if g.Conn != nil {
		queue_message.QueueMessage(g.Conn, text, false)
	}
	return text
}
