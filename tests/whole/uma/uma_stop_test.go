package uma_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/whole/shared_begin"
	"rkllmd/tests/whole/shared_metrics"
	"rkllmd/tests/whole/shared_rest"
)

// A daemon that is stopped tells its UMA clients so, those that are being answered and those that wait, and closes.
// start_daemon checks that it ends in order.
func TestUMAStop(t *testing.T) {
	path := filepath.Join(t.TempDir(), "uma.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", path, "--sequences",
		"2"}})
	init_tiny_model.InitTinyModel(t, connect_client.ConnectClient(t, daemon.Path),
		map[string]any{"max_context_len": 1 << 16})
	var clients [3]*connect_client.Client // the third one waits
	for i := range clients {
		clients[i] = shared_begin.SharedBegin(t, path, "the end of the story", 1<<20)
		if i < 2 {
			require.Equal(t, "token", uma_read.UMARead(t, clients[i].Reader)["event"])
		}
	}
	for active := 0.0; active < 3; {
		active = shared_metrics.SharedMetrics(t, path)["active_sessions"].(float64)
	}
	require.NoError(t, daemon.Process.Signal(unix.SIGTERM))
	for i, client := range clients {
		_, tokens, last := shared_rest.SharedRest(t, client)
		require.Equal(t, []any{"1", "error", "E_RUNTIME_DECODE"}, []any{last["id"], last["event"], last["code"]}, "%v",
			last)
		require.True(t, i < 2 || tokens == 0)
		require.Nil(t, uma_read.UMARead(t, client.Reader))
	}
	<-daemon.Exited
	require.NoFileExists(t, path)
}
