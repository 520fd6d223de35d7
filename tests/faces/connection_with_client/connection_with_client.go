// Package connection_with_client makes a connection and its client.
package connection_with_client

import (
	"net"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/connection"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/utils"
)

// ConnectionWithClient makes a connection in that framing, for which a MiB may wait, and the end of its client, which
// gives up after 20 s.
func ConnectionWithClient(t testing.TB, framing utils.Framing) (*connection.Connection, net.Conn) {
	_, c, end := connection_open_pair.ConnectionOpenPair(t, 1<<20)
	copied, err := unix.Dup(end)
	require.NoError(t, err)
	file := os.NewFile(uintptr(copied), "client")
	client, err := net.FileConn(file)
	require.NoError(t, err)
	require.NoError(t, file.Close())
	require.NoError(t, client.SetDeadline(time.Now().Add(5*time.Minute)))
	t.Cleanup(func() { client.Close() })
	c.Frames.Framing = framing
	return c, client
}
