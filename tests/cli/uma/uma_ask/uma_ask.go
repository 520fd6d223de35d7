// Package uma_ask sends a request to a daemon.
package uma_ask

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_daemon_socket"
	"rkllmd/tests/support/faces/uma_frame"
)

// UMAAsk connects to the UMA socket at path, sends the message "ask", and returns the client of that connection.
func UMAAsk(t testing.TB, path string) *cli.Client {
	t.Helper()
	conn, err := open_daemon_socket.OpenDaemonSocket(path, "uma-socket")
	require.NoError(t, err)
	t.Cleanup(func() { conn.Close() })
	_, err = io.WriteString(conn, uma_frame.UMAFrame("ask"))
	require.NoError(t, err)
	return &cli.Client{Conn: conn}
}
