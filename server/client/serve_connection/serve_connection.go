// Package serve_connection handles what has happened to a client.
package serve_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/flush_connection"
	"rkllmd/server"
	"rkllmd/server/client/read_connection"
	"rkllmd/server/client/update_connection"
)

// ServeConnection handles the epoll events of one connection: writes what waits, reads once, handles what has come, one
// turn's worth of each. Of a client that has hung up nothing is handled any more, not even what it had sent before.
//
// **Runs on:** the loop.
func ServeConnection(l *server.Loop, c *connection.Connection, events uint32) {
	if events&(unix.EPOLLHUP|unix.EPOLLERR) != 0 {
		c.HungUp = true
		c.Left.Store(true)
	}
	if events&unix.EPOLLOUT != 0 {
		_ = flush_connection.FlushConnection(c) // a client that is gone is seen as a hang-up
	}
	if events&^unix.EPOLLOUT != 0 && !c.HungUp && !c.ReadClosed && !c.Backlog && !c.Parsing.Load() {
		read_connection.ReadConnection(l, c)
	}
	update_connection.UpdateConnection(l, c)
}
