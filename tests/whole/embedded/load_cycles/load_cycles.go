// Package load_cycles has a daemon load and unload a model many times.
package load_cycles

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_memory"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
)

// LoadCycles has a client load a tiny model with a context of so many tokens for each of so many inputs, and unload it,
// and that so many times: rkllm.init and rkllm.destroy, with no run in between. After a tenth of them it begins to
// watch, and returns by how many bytes the daemon's resident memory has grown from then to the end.
func LoadCycles(t *testing.T, daemon *start_daemon.Daemon, context, batch, cycles int) int {
	t.Helper()
	client := connect_client.ConnectClient(t, daemon.Path)
	require.NoError(t, client.Conn.SetDeadline(time.Now().Add(30*time.Minute)))
	param := map[string]any{"model_path": write_long_model.WriteLongModel(t, "llama"), "max_context_len": context,
		"extend_param": map[string]any{"enabled_cpus_num": 1, "n_batch": batch}}
	first := 0
	for i := range cycles {
		init_tiny_model.InitTinyModel(t, client, param)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`))
		if i == cycles/10 {
			var err error
			first, err = read_memory.ReadMemory(daemon.Process.Pid)
			require.NoError(t, err)
		}
	}
	last, err := read_memory.ReadMemory(daemon.Process.Pid)
	require.NoError(t, err)
	return last - first
}
