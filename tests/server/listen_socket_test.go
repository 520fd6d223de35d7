package server_test

import (
	"net"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server/bind_socket"
	"rkllmd/server/create_socket"
	"rkllmd/server/listen_socket"
)

func TestListenSocket(t *testing.T) {
	fd, err := create_socket.CreateSocket()
	require.NoError(t, err)
	defer unix.Close(fd)
	require.ErrorContains(t, listen_socket.ListenSocket(fd), "cannot listen on the socket: ", "not bound")

	path := filepath.Join(t.TempDir(), "s")
	require.NoError(t, bind_socket.BindSocket(fd, path, 0o600))
	require.NoError(t, listen_socket.ListenSocket(fd))
	for range 200 {
		client, err := net.Dial("unix", path)
		require.NoError(t, err, "many may wait to be accepted")
		defer client.Close()
	}
}
