// Package cleanup_connection closes a client's connection.
package cleanup_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/buffer/destroy_buffer"
	"rkllmd/connection"
)

// CleanupConnection closes a connection's socket and frees its buffers. Other threads may still hold the connection:
// their sends are ErrClosed. Closing again does nothing.
//
// **Runs on:** the loop. The connection was removed from the table before. **Holds:** takes c.Mu, so that nobody uses a
// descriptor that the kernel has given to another. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server".
func CleanupConnection(c *connection.Connection) {
	c.Mu.Lock()
	defer c.Mu.Unlock()
	if c.Closed {
		return
	}
	c.Closed = true
	unix.EpollCtl(c.EpollFD, unix.EPOLL_CTL_DEL, c.FD, nil)
	unix.Close(c.FD)
	destroy_buffer.DestroyBuffer(&c.In)
	destroy_buffer.DestroyBuffer(&c.Out)
}
