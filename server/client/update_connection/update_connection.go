// Package update_connection decides how a connection goes on.
package update_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/update_interest"
	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/deadline/set_deadline"
)

// UpdateConnection decides how a connection goes on after something has happened to it: which events it waits for,
// whether its backlog comes next, and whether it is at its end.
//
// The loop waits for input unless more than server.PauseBytes of output are unread or a large message is being parsed.
// A connection is at its end in four cases: the client was cut off because it reads too slowly; it has hung up, and
// nothing that it had sent counts any more; it has shut down its sending side (or the daemon stops), all that it had
// sent has been handled and all its answers have been written; the connection failed or was ended (end_connection), and
// the client has taken the error and shut down too. While a message is being parsed the end waits.
//
// **Runs on:** the loop. The loop calls it whenever it has looked at c. **Holds:** takes c.Mu.
func UpdateConnection(l *server.Loop, c *connection.Connection) {
	if c.Closed {
		return
	}
	c.Mu.Lock()
	parsing, pending := c.Parsing.Load(), len(c.Out.Data)-c.Out.Start
	if c.Ending.Load() && !c.Fatal && !parsing {
		c.Fatal, c.Backlog = true, false
		set_deadline.SetDeadline(l, c, l.Now+server.LingerTime)
	}
	c.Draining = c.ReadClosed || l.Stopping
	if c.Fatal && pending == 0 && !c.Gone {
		c.Gone = true
		_ = unix.Shutdown(c.FD, unix.SHUT_WR) // the client reads the error, then the end
	}
	ended := c.Slow || c.HungUp || c.Fatal && c.ReadClosed && pending == 0 ||
		c.Draining && !c.Backlog && pending == 0 && c.Owed.Load() == 0
	open := !parsing && pending <= server.PauseBytes
	events := c.Interest & unix.EPOLLOUT
	if open && !c.ReadClosed {
		events |= unix.EPOLLIN
	}
	if parsing {
		events |= unix.EPOLLET // a hang-up, which is always reported, is so once
	}
	err := update_interest.UpdateInterest(c, events)
	c.Mu.Unlock()
	switch {
	case !parsing && (ended || err != nil):
		close_connection.CloseConnection(l, c)
	case open && c.Backlog && !c.Ready:
		c.Ready = true
		l.Ready = append(l.Ready, c)
	}
}
