// Package send_error tells a client what was wrong with its message.
package send_error

import (
	"rkllmd/completion"
	"rkllmd/completion/encode_message"
	"rkllmd/websocket"
	"rkllmd/websocket/queue_message"
)

// SendError sends an error message. One that ends a generation has its request_id; this one has none.
//
// **Runs on:** any; it does not wait. **Holds:** takes c.Mu. Follows docs/protocols/web-streaming.md, "Error message".
func SendError(c *websocket.Connection, message completion.Error) {
	c.Host.Meter.OnError(string(message.Error))
	queue_message.QueueMessage(c, encode_message.EncodeMessage(message), false)
}
