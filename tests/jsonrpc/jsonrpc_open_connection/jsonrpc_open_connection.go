// Package jsonrpc_open_connection makes a connection with a client at its other end.
package jsonrpc_open_connection

import (
	"bufio"
	"net"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/utils"
)

// JsonrpcOpenConnection returns a connection with text framing, and its client. No loop serves it.
func JsonrpcOpenConnection(t testing.TB) (*connection.Connection, *connect_client.Client) {
	t.Helper()
	_, c, end := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	c.Frames.Framing = utils.FramingText
	end, err := unix.Dup(end)
	require.NoError(t, err)
	file := os.NewFile(uintptr(end), "client")
	conn, err := net.FileConn(file)
	require.NoError(t, err)
	require.NoError(t, file.Close())
	t.Cleanup(func() { _ = conn.Close() })
	require.NoError(t, conn.SetDeadline(time.Now().Add(5*time.Minute)))
	return c, &connect_client.Client{Conn: conn.(*net.UnixConn), Reader: bufio.NewReader(conn)}
}
