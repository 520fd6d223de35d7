package dial_socket_test

import (
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/swarm/dial_socket"
)

func TestDialSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	_, err := dial_socket.DialSocket(path)
	require.ErrorContains(t, err, "HOST_OFFLINE: no host listens on "+path)
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	link, err := dial_socket.DialSocket(path)
	require.NoError(t, err)
	require.Nil(t, link.Command)
	conn, err := listener.Accept()
	require.NoError(t, err)
	require.NoError(t, conn.Close())
	_, err = link.Conn.Read(make([]byte, 1))
	require.ErrorIs(t, err, io.EOF)
	require.NoError(t, link.Conn.Close())
	listener.(*net.UnixListener).SetUnlinkOnClose(false)
	require.NoError(t, listener.Close())
	_, err = dial_socket.DialSocket(path)
	require.ErrorContains(t, err, "HOST_OFFLINE: ", "nobody listens any more")
	_, err = dial_socket.DialSocket("/dev/null")
	require.Error(t, err)
	_, err = dial_socket.DialSocket("/" + strings.Repeat("x", 200))
	require.ErrorContains(t, err, "CONNECT_FAILED: ")
}
