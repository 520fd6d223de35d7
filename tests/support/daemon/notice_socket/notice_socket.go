// Package notice_socket plays the service manager that wants to know how a daemon is.
package notice_socket

import (
	"net"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// Notices is such a service manager's socket.
type Notices struct {
	Path string
	Conn *net.UnixConn
}

// NoticeSocket makes the socket. Whoever reads it waits for two minutes at most. It is closed when the test ends.
func NoticeSocket(tb testing.TB) Notices {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "notify")
	conn, err := net.ListenUnixgram("unixgram", &net.UnixAddr{Name: path, Net: "unixgram"})
	require.NoError(tb, err)
	tb.Cleanup(func() { conn.Close() })
	require.NoError(tb, conn.SetReadDeadline(time.Now().Add(2*time.Minute)))
	return Notices{Path: path, Conn: conn}
}
