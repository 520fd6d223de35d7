// Package settle_connection decides how a connection goes on.
package settle_connection

import (
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/connection/update_interest"
	"rkllmd/server"
	"rkllmd/server/close_connection"
	"rkllmd/server/set_deadline"
)

// SettleConnection decides how a connection goes on after something has happened to it: which events it waits for, whether
// its backlog comes next, and whether it is at its end.
//
// Input is waited for unless more than server.PauseBytes of output are unread or a large message is being parsed. The end
// is: a client that was cut off as slow; one that has hung up, when all that it had sent has been handled; one that has
// shut down its sending side (or any, when the daemon stops), when all that it is owed has been written; one that failed or was ended
// (end_connection), when it has taken the error and shut down too. While a message is being parsed the end waits.
//
// **Runs on:** the loop, whenever it has looked at c. **Holds:** takes c.Mu.
func SettleConnection(l *server.Loop, c *connection.Connection) {
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
	ended := c.Slow || c.HungUp && c.ReadClosed && !c.Backlog || c.Fatal && c.ReadClosed && pending == 0 ||
		c.Draining && !c.Backlog && pending == 0 && c.Owed.Load() == 0
	open := !parsing && (pending <= server.PauseBytes || c.HungUp)
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
