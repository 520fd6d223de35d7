// Package connect_client connects to a daemon as a script would.
package connect_client

import (
	"bufio"
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Client is one connection whose messages are lines of JSON.
type Client struct {
	Conn   *net.UnixConn
	Reader *bufio.Reader
}

// ConnectClient connects to the Unix socket path. The connection is closed when the test ends; a read that waits longer
// than five minutes from now fails.
func ConnectClient(tb testing.TB, path string) *Client {
	tb.Helper()
	conn, err := net.DialUnix("unix", nil, &net.UnixAddr{Name: path, Net: "unix"})
	require.NoError(tb, err)
	tb.Cleanup(func() { conn.Close() })
	require.NoError(tb, conn.SetDeadline(time.Now().Add(5*time.Minute)))
	return &Client{Conn: conn, Reader: bufio.NewReaderSize(conn, 1<<20)}
}
