// Package handle_large_message handles a message that would hold up the loop.
package handle_large_message

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/drop_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/connection/update_interest"
	"rkllmd/server"
)

// HandleLargeMessage handles one large message of a connection, or several that may wait for the same, one after the
// other, and makes the loop go on with the connection's input. An answer is sent before anything is waited for: those
// that are known together (Connection.Known) are sent together. The messages must stay as they are until then. Where
// the client has left meanwhile or does not take an answer, or the face has asked for the end of the connection
// (end_connection), those that are not begun are not handled.
//
// **Runs on:** a goroutine of its own. The loop has set c.Parsing and started it. The loop neither reads nor closes c
// meanwhile. **Holds:** takes c.Mu.
func HandleLargeMessage(l *server.Loop, c *connection.Connection, messages [][]byte) {
	var reply []byte
	c.Known = 0
	for i, message := range messages {
		if i > 0 && (c.Left.Load() || c.Ending.Load()) {
			break
		}
		c.Alike = len(messages) - 1 - i
		reply = l.Faces[c.Face].Handle(c, message, reply)
		if len(reply) == 0 || c.Known > 0 && c.Alike > 0 {
			continue
		}
		if send_to_connection.SendToConnection(c, reply) != nil {
			break // the loop sees that, as a hang-up
		}
		reply = reply[:0]
	}
	c.Mu.Lock()
	defer c.Mu.Unlock()
	c.Parsing.Store(false) // under the lock: update_connection decides by it what to wait for
	if !c.Closed && update_interest.UpdateInterest(c, c.Interest&^unix.EPOLLET|unix.EPOLLOUT) != nil {
		drop_connection.DropConnection(c)
	}
}
