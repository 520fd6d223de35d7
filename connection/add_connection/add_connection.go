// Package add_connection adds a client to the table of connections.
package add_connection

import (
	"fmt"

	"golang.org/x/sys/unix"

	"rkllmd/connection"
)

// AddConnection gives a connection its generation, adds it to the table and asks epoll for its input. The table grows
// to the largest descriptor.
//
// **Runs on:** the loop. Follows docs/protocols/jsonrpc-socket.md, "Functions of the server". Errors: what epoll_ctl
// says; the connection is then not in the table.
func AddConnection(t *connection.Table, c *connection.Connection) error {
	t.Generation++
	c.Generation = t.Generation
	c.Interest = unix.EPOLLIN
	event := unix.EpollEvent{Events: c.Interest, Fd: int32(c.FD), Pad: int32(c.Generation)}
	if err := unix.EpollCtl(c.EpollFD, unix.EPOLL_CTL_ADD, c.FD, &event); err != nil {
		return fmt.Errorf("epoll does not take descriptor %d: %w", c.FD, err)
	}
	if more := c.FD + 1 - len(t.ByFD); more > 0 {
		t.ByFD = append(t.ByFD, make([]*connection.Connection, more)...)
	}
	t.ByFD[c.FD] = c
	if c.Refused {
		t.Refused++
		return nil
	}
	if t.ByUID == nil {
		t.ByUID = map[uint32]int{}
	}
	t.ByUID[c.UID]++
	t.Count++
	return nil
}
