// Package send_error tells a client what was wrong with its message.
package send_error

import (
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/queue_message"
)

// SendError sends an error message. One that ends a generation has its request_id; this one has none.
//
// **Runs on:** any thread. It does not wait. **Holds:** takes c.Mu. Follows docs/protocols/web-streaming.md, "Error
// message".
func SendError(c *websocket.Connection, message stream.Error) {
	c.Host.Meter.OnError(string(message.Error))
	queue_message.QueueMessage(c, format_message.FormatMessage(message), false)
}
