// Package drop_connection gives a client up.
package drop_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/buffer/destroy_buffer"
	"rkllmd/connection"
)

// DropConnection gives a client up from any thread: what waits for it is dropped, sends fail from now on, and its
// socket is shut down, which the loop sees as a hang-up and closes.
//
// **Runs on:** any thread. **Holds:** c.Mu (the caller), and c is not Closed.
func DropConnection(c *connection.Connection) {
	c.Gone = true
	destroy_buffer.DestroyBuffer(&c.Out)
	unix.Shutdown(c.FD, unix.SHUT_RDWR) // fails only when the client has gone first
}
