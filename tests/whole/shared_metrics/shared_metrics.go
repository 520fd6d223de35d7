// Package shared_metrics asks a UMA socket for its metrics.
package shared_metrics

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
)

// SharedMetrics returns the snapshot of the daemon whose UMA socket is at path.
func SharedMetrics(t *testing.T, path string) map[string]any {
	client := connect_client.ConnectClient(t, path)
	_, err := io.WriteString(client.Conn, uma_frame.UMAFrame(`{"type":"metrics"}`))
	require.NoError(t, err)
	metrics := uma_read.UMARead(t, client.Reader)
	require.NoError(t, client.Conn.Close())
	return metrics
}
