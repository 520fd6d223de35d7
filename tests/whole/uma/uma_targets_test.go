package uma_test

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/has_input"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/shared_begin"
	"rkllmd/tests/whole/shared_metrics"
)

// Of requests that wait, that one goes first whose target is over first, whatever the order in which they came; one
// without a target has a second.
func TestUMATargets(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", path, "--sequences",
		"1"}})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path), map[string]any{
		"max_context_len": 1 << 16})
	running := shared_begin.SharedBegin(t, path, "the river", 1<<20)
	require.Equal(t, "token", uma_read.UMARead(t, running.Reader)["event"])
	var clients []*connect_client.Client
	for _, target := range []int{60_000, 50_000, 40_000, 30_000, 0} { // 0: none
		client := connect_client.ConnectClient(t, path)
		_, err := client.Conn.Write([]byte(uma_frame.UMAFrame(fmt.Sprintf(
			`{"id": "1", "prompt": "the river", "slo": {"target_ttft_ms": %d}}`, target))))
		require.NoError(t, err)
		clients = append(clients, client)
		require.Eventually(t, func() bool {
			return shared_metrics.SharedMetrics(t, path)["waiting_requests"] == float64(len(clients))
		}, time.Minute, time.Millisecond)
	}
	for i := len(clients) - 1; i >= 0; i-- {
		require.NoError(t, running.Conn.Close())
		running = clients[i]
		require.Equal(t, "token", uma_read.UMARead(t, running.Reader)["event"], i)
		for j, client := range clients[:i] {
			require.False(t, has_input.HasInput(t, client), "%d goes before %d", i, j)
		}
	}
}
