package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/buffer"
	"rkllmd/connection"
	"rkllmd/server"
	"rkllmd/server/client/update_connection"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestUpdateConnection(t *testing.T) {
	some, much := buffer.Buffer{Data: make([]byte, 10)}, buffer.Buffer{Data: make([]byte, server.PauseBytes+1)}
	for _, test := range []struct {
		name                             string
		state                            *connection.Connection
		owed                             int32
		parsing, stopping, closed, ready bool
		interest                         uint32
	}{
		{name: "as ever", state: &connection.Connection{}, interest: unix.EPOLLIN},
		{name: "some output waits", state: &connection.Connection{Out: some, Interest: unix.EPOLLOUT},
			interest: unix.EPOLLIN | unix.EPOLLOUT},
		{name: "much output waits: no input", state: &connection.Connection{Out: much,
			Interest: unix.EPOLLOUT | unix.EPOLLIN, Backlog: true}, interest: unix.EPOLLOUT},
		{name: "a backlog", state: &connection.Connection{Backlog: true}, interest: unix.EPOLLIN, ready: true},
		{name: "a message is parsed", state: &connection.Connection{Backlog: true}, parsing: true,
			interest: unix.EPOLLET},
		{name: "half-closed, answers owed", state: &connection.Connection{ReadClosed: true}, owed: 1, interest: 0},
		{name: "half-closed, output waits", state: &connection.Connection{ReadClosed: true, Out: some,
			Interest: unix.EPOLLOUT}, interest: unix.EPOLLOUT},
		{name: "half-closed, a backlog", state: &connection.Connection{ReadClosed: true, Backlog: true}, interest: 0,
			ready: true},
		{name: "half-closed, a message is parsed", state: &connection.Connection{ReadClosed: true}, parsing: true,
			interest: unix.EPOLLET},
		{name: "half-closed, all done", state: &connection.Connection{ReadClosed: true}, closed: true},
		{name: "hung up, not read to the end", state: &connection.Connection{HungUp: true}, interest: unix.EPOLLIN},
		{name: "hung up, a backlog, however much output waits", state: &connection.Connection{HungUp: true,
			ReadClosed: true, Backlog: true, Out: much}, ready: true},
		{name: "hung up, all read", state: &connection.Connection{HungUp: true, ReadClosed: true, Out: some}, owed: 1,
			closed: true},
		{name: "hung up, a message is parsed", state: &connection.Connection{HungUp: true, ReadClosed: true},
			parsing: true, interest: unix.EPOLLET},
		{name: "slow", state: &connection.Connection{Slow: true, Gone: true, Backlog: true}, owed: 1, closed: true},
		{name: "slow, a message is parsed", state: &connection.Connection{Slow: true, Gone: true}, parsing: true,
			interest: unix.EPOLLET},
		{name: "failed, the error is not written", state: &connection.Connection{Fatal: true, Out: some,
			Interest: unix.EPOLLOUT}, interest: unix.EPOLLIN | unix.EPOLLOUT},
		{name: "failed, the error is written", state: &connection.Connection{Fatal: true}, interest: unix.EPOLLIN},
		{name: "failed, the client has shut down too", state: &connection.Connection{Fatal: true, ReadClosed: true},
			owed: 1, closed: true},
		{name: "the daemon stops, answers owed", state: &connection.Connection{}, stopping: true, owed: 1,
			interest: unix.EPOLLIN},
		{name: "the daemon stops, all done", state: &connection.Connection{}, stopping: true, closed: true},
	} {
		t.Run(test.name, func(t *testing.T) {
			l := server_create_loop.ServerCreateLoop(t, server.Options{})
			c, _ := server_admit.ServerAdmit(t, l)
			c.ReadClosed, c.HungUp, c.Fatal, c.Backlog = test.state.ReadClosed, test.state.HungUp, test.state.Fatal,
				test.state.Backlog
			c.Out, c.Slow, c.Gone, c.Interest = test.state.Out, test.state.Slow, test.state.Gone, test.state.Interest
			c.Owed.Store(test.owed)
			c.Parsing.Store(test.parsing)
			l.Stopping = test.stopping
			for range 2 { // the second time changes nothing
				update_connection.UpdateConnection(l, c)
				require.Equal(t, test.closed, c.Closed)
				require.Equal(t, test.ready, c.Ready)
				require.Len(t, l.Ready, map[bool]int{true: 1}[test.ready])
				if !test.closed {
					require.Equal(t, test.interest, c.Interest)
				}
			}
			c.Owed.Store(0)
			c.Parsing.Store(false)
		})
	}
	t.Run("epoll fails", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		c, _ := server_admit.ServerAdmit(t, l)
		c.EpollFD, c.ReadClosed = -1, true
		c.Owed.Store(1)
		update_connection.UpdateConnection(l, c)
		require.True(t, c.Closed)
		c.Owed.Store(0)
	})
}
