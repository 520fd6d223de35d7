// Package queue_message hands a message to a connection.
package queue_message

import (
	"rkllmd/faces/stream/wake_reader"
	"rkllmd/faces/websocket"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// QueueMessage has the connection's writer send message. It never waits. A client is cut off when messages wait for it
// already and would be more than MaxPendingBytes with this one. Free messages do not count. Nothing happens when the
// connection is ending or has ended.
//
// **Runs on:** any thread. **Holds:** takes c.Mu.
func QueueMessage(c *websocket.Connection, message []byte, free bool) {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Gone || c.Ending != nil {
		return
	}
	out, limit := websocket.Outgoing{Text: message}, c.Host.Options.MaxPendingBytes
	if !free {
		out.Counts = len(message)
	}
	if c.Pending > 0 && c.Pending+out.Counts > limit {
		c.Gone, c.Out = true, nil
		log_message.LogMessage(utils.LevelInfo, "a WebSocket client reads too slowly and is cut off", "client",
			c.Client.User, "pending_bytes", c.Pending, "max_pending_bytes", limit)
		go c.Socket.CloseNow() // it waits for the writer, which waits for the client
		return
	}
	c.Out = append(c.Out, out)
	c.Pending += out.Counts
	wake_reader.WakeReader(c.Wake)
}
