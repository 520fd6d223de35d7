// Package press_daemon is a client that means no good.
package press_daemon

import (
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"
)

// PressDaemon connects to an address of a daemon and sends first, if that is not empty, and then again, over and over,
// if that is not. It never reads. The connection is closed when the test ends.
func PressDaemon(t testing.TB, network, address, first, again string) {
	t.Helper()
	conn, err := net.Dial(network, address)
	require.NoError(t, err)
	t.Cleanup(func() { conn.Close() })
	go func() {
		_, err := io.WriteString(conn, first)
		for err == nil && again != "" {
			_, err = io.WriteString(conn, again)
		}
	}()
}
