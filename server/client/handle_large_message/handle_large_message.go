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

// HandleLargeMessage handles one large message of a connection, sends its answer, and makes the loop go on with the
// connection's input. message must stay as it is until then.
//
// **Runs on:** a goroutine of its own. The loop has set c.Parsing and started it. The loop neither reads nor closes c
// meanwhile. **Holds:** takes c.Mu.
func HandleLargeMessage(l *server.Loop, c *connection.Connection, message []byte) {
	if reply := l.Faces[c.Face].Handle(c, message, nil); len(reply) > 0 {
		_ = send_to_connection.SendToConnection(c, reply) // a client that is gone is seen as a hang-up
	}
	c.Mu.Lock()
	defer c.Mu.Unlock()
	c.Parsing.Store(false) // under the lock: update_connection decides by it what to wait for
	if !c.Closed && update_interest.UpdateInterest(c, c.Interest&^unix.EPOLLET|unix.EPOLLOUT) != nil {
		drop_connection.DropConnection(c)
	}
}
