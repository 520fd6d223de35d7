package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/buffer/append_buffer"
	"rkllmd/connection"
	"rkllmd/connection/cleanup_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/tests/support/server/connection_fill_socket"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestCleanupConnection(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	connection_fill_socket.ConnectionFillSocket(t, c)
	append_buffer.AppendBuffer(&c.In, []byte("rest"))
	cleanup_connection.CleanupConnection(c)

	require.True(t, c.Closed)
	require.Nil(t, c.In.Data)
	require.Nil(t, c.Out.Data)
	require.Equal(t, connection.ErrClosed, send_to_connection.SendToConnection(c, []byte("x")))
	_, err := unix.FcntlInt(uintptr(c.FD), unix.F_GETFD, 0)
	require.Equal(t, unix.EBADF, err)
	require.Equal(t, unix.EPIPE, unix.Send(client, []byte("x"), unix.MSG_NOSIGNAL))

	t.Run("again: a descriptor with the same number is another's", func(t *testing.T) {
		require.NoError(t, unix.Dup3(client, c.FD, unix.O_CLOEXEC))
		cleanup_connection.CleanupConnection(c)
		require.NoError(t, unix.Close(c.FD))
	})
}
