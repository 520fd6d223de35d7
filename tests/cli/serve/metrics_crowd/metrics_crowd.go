// Package metrics_crowd comes to a server with too many connections.
package metrics_crowd

import (
	"io"
	"net"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
)

// MetricsCrowd opens one connection more than the server of the metrics keeps at address, and checks that this one is
// closed while the first is open.
func MetricsCrowd(t testing.TB, kind, address string) {
	t.Helper()
	var all []net.Conn
	for range server.DefaultMaxClients + server.MaxRefused + 1 {
		conn, err := net.Dial(kind, address)
		require.NoError(t, err)
		defer conn.Close()
		all = append(all, conn)
	}
	_, err := all[len(all)-1].Read(make([]byte, 1))
	require.ErrorIs(t, err, io.EOF)
	require.NoError(t, all[0].SetReadDeadline(time.Now().Add(10*time.Millisecond)))
	_, err = all[0].Read(make([]byte, 1))
	require.ErrorIs(t, err, os.ErrDeadlineExceeded)
}
