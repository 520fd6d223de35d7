// Package metered_daemon starts the real daemon with token sessions and metrics.
package metered_daemon

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/grpc_daemon"
	"rkllmd/tests/support/daemon/start_daemon"
)

// MeteredDaemon starts the daemon with the model at this path, gRPC, and these flags too, and returns a client, and the
// path of the socket that has the metrics (scrape_metrics).
func MeteredDaemon(t testing.TB, model string, flags ...string) (client *kakeya_client.Client, metrics string) {
	t.Helper()
	metrics = filepath.Join(t.TempDir(), "metrics.sock")
	address := grpc_daemon.GRPCDaemon(t, model, 2048,
		start_daemon.Options{Flags: append([]string{"--metrics", "unix://" + metrics}, flags...)})
	client, err := open_client.OpenClient(address, kakeya_client.Options{})
	require.NoError(t, err)
	t.Cleanup(func() { client.Conn.Close() })
	return client, metrics
}
