package server_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/dispatch_event"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_read_text"
)

func TestDispatchEvent(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	server_dial.ServerDial(t, l)
	dispatch_event.DispatchEvent(l, &unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(l.Faces[0].Listener.FD)})
	require.Equal(t, 1, l.Table.Count)

	c, client := server_admit.ServerAdmit(t, l)
	event := unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(c.FD), Pad: int32(c.Generation)}
	_, err := io.WriteString(client, `{"jsonrpc":"2.0","id":1,"method":"echo"}`)
	require.NoError(t, err)
	dispatch_event.DispatchEvent(l, &event)
	require.Contains(t, server_read_text.ServerReadText(t, client), `"result":null`)

	t.Run("an event of a connection that is closed does not reach the next one", func(t *testing.T) {
		close_connection.CloseConnection(l, c)
		next, _ := server_admit.ServerAdmit(t, l)
		require.Equal(t, c.FD, next.FD, "the lowest free descriptor")
		event.Events = unix.EPOLLHUP
		dispatch_event.DispatchEvent(l, &event)
		require.False(t, next.HungUp)
	})
	t.Run("stop", func(t *testing.T) {
		stop_loop.StopLoop(l)
		dispatch_event.DispatchEvent(l, &unix.EpollEvent{Events: unix.EPOLLIN, Fd: int32(l.WakeFD)})
		require.True(t, l.Stopping)
	})
}
