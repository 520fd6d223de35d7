// Package tell_client sends a message of a generation.
package tell_client

import (
	"rkllmd/completion/encode_message"
	"rkllmd/websocket"
	"rkllmd/websocket/queue_message"
)

// TellClient sends message, one of completion's, to whoever g belongs to, and returns its text. When that is nobody, it is not sent.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller); takes the connection's.
func TellClient(g *websocket.Generation, message any) []byte {
	text := encode_message.EncodeMessage(message)
	if g.Conn != nil {
		queue_message.QueueMessage(g.Conn, text, false)
	}
	return text
}
