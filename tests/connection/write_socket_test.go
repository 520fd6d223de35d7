package connection_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection/write_socket"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

func TestWriteSocket(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
	n, err := write_socket.WriteSocket(c.FD, []byte("hello"))
	require.NoError(t, err)
	require.Equal(t, 5, n)
	n, err = write_socket.WriteSocket(c.FD, nil)
	require.NoError(t, err)
	require.Zero(t, n)
	require.Equal(t, "hello", string(connection_read_bytes.ConnectionReadBytes(t, client)))

	n, err = write_socket.WriteSocket(c.FD, make([]byte, 4<<20))
	require.NoError(t, err)
	require.Less(t, n, 4<<20)
	_, err = write_socket.WriteSocket(c.FD, make([]byte, 4<<20))
	require.Equal(t, unix.EAGAIN, err)

	require.NoError(t, unix.Shutdown(client, unix.SHUT_RDWR))
	_, err = write_socket.WriteSocket(c.FD, []byte("x"))
	require.Equal(t, unix.EPIPE, err)
	_, err = write_socket.WriteSocket(-1, []byte("x"))
	require.Equal(t, unix.EBADF, err)
}
