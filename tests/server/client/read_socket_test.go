package client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server/client/read_socket"
	"rkllmd/tests/support/server/connection_open_pair"
)

func TestReadSocket(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 100)
	buffer := make([]byte, 4)
	_, err := read_socket.ReadSocket(c.FD, buffer)
	require.Equal(t, unix.EAGAIN, err)
	_, err = unix.Write(client, []byte("hello"))
	require.NoError(t, err)
	n, err := read_socket.ReadSocket(c.FD, buffer)
	require.NoError(t, err)
	require.Equal(t, "hell", string(buffer[:n]))
	require.NoError(t, unix.Shutdown(client, unix.SHUT_WR))
	n, err = read_socket.ReadSocket(c.FD, buffer)
	require.NoError(t, err)
	require.Equal(t, "o", string(buffer[:n]))
	n, err = read_socket.ReadSocket(c.FD, buffer)
	require.NoError(t, err)
	require.Zero(t, n, "the end")
	_, err = read_socket.ReadSocket(-1, buffer)
	require.Equal(t, unix.EBADF, err)
}
