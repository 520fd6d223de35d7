package swarm_test

import (
	"io"
	"net"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm/open_socket_link"
)

func TestOpenSocketLink(t *testing.T) {
	path := filepath.Join(t.TempDir(), "s")
	_, err := open_socket_link.OpenSocketLink(path)
	require.ErrorContains(t, err, "HOST_OFFLINE: no host listens on "+path)
	listener, err := net.Listen("unix", path)
	require.NoError(t, err)
	link, err := open_socket_link.OpenSocketLink(path)
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
	_, err = open_socket_link.OpenSocketLink(path)
	require.ErrorContains(t, err, "HOST_OFFLINE: ", "nobody listens any more")
	_, err = open_socket_link.OpenSocketLink("/dev/null")
	require.Error(t, err)
	_, err = open_socket_link.OpenSocketLink("/" + strings.Repeat("x", 200))
	require.ErrorContains(t, err, "CONNECT_FAILED: ")
}
