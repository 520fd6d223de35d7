package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/accept_connection"
	"rkllmd/server/handle_deadlines"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_dial"
)

func TestAcceptConnection(t *testing.T) {
	t.Run("all that wait, a bounded number at a time", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		accept_connection.AcceptConnection(l, 0)
		require.Zero(t, l.Table.Count)
		for range server.AcceptsPerTurn + 3 {
			server_dial.ServerDial(t, l)
		}
		accept_connection.AcceptConnection(l, 0)
		require.Equal(t, server.AcceptsPerTurn, l.Table.Count)
		accept_connection.AcceptConnection(l, 0)
		require.Equal(t, server.AcceptsPerTurn+3, l.Table.Count)
		for _, c := range l.Table.ByFD {
			if c == nil {
				continue
			}
			flags, err := unix.FcntlInt(uintptr(c.FD), unix.F_GETFL, 0)
			require.NoError(t, err)
			require.NotZero(t, flags&unix.O_NONBLOCK)
			flags, err = unix.FcntlInt(uintptr(c.FD), unix.F_GETFD, 0)
			require.NoError(t, err)
			require.NotZero(t, flags&unix.FD_CLOEXEC)
		}
	})
	t.Run("no descriptor left: pauses, and goes on later", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		server_dial.ServerDial(t, l)
		free, err := unix.Dup(l.WakeFD)
		require.NoError(t, err)
		require.NoError(t, unix.Close(free))
		var limit unix.Rlimit
		require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &limit))
		require.NoError(t, unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: uint64(free), Max: limit.Max}))
		l.Now = 1000
		accept_connection.AcceptConnection(l, 0)
		require.NoError(t, unix.Setrlimit(unix.RLIMIT_NOFILE, &limit))

		require.Zero(t, l.Table.Count)
		require.Equal(t, 1000+server.AcceptPause, l.WakeAt)
		n, err := unix.EpollWait(l.EpollFD, l.Events, 0)
		require.NoError(t, err)
		require.Zero(t, n, "the loop does not spin")
		l.Now = 1001 + server.AcceptPause
		handle_deadlines.HandleDeadlines(l)
		n, err = unix.EpollWait(l.EpollFD, l.Events, 0)
		require.NoError(t, err)
		require.Equal(t, 1, n)
		accept_connection.AcceptConnection(l, 0)
		require.Equal(t, 1, l.Table.Count)
	})
}
