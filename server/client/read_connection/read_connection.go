// Package read_connection reads what a client has sent.
package read_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/client/read_socket"
	"rkllmd/server/client/take_input"
)

// ReadConnection reads once what a client has sent, server.ReadBytes at most, and takes it in. The end of the input
// does not mean that the client is gone: a client that has shut down its sending side may still be reading.
//
// **Runs on:** the loop.
func ReadConnection(l *server.Loop, c *connection.Connection) {
	n, err := read_socket.ReadSocket(c.FD, l.Read)
	if err == unix.EAGAIN {
		return
	}
	if err != nil {
		c.HungUp = true
		c.Left.Store(true)
	}
	if n == 0 {
		c.ReadClosed, c.Frames.Ended = true, true
	}
	if !c.Fatal {
		take_input.TakeInput(l, c, l.Read[:n])
	}
}
