package jsonrpc_test

import (
	"io"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/daemon/wait_for_log"
)

// The model does not wait for a client that does not read what it asked for: the client is cut off.
func TestSlowReader(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--max-pending-bytes", "65536"}})
	reader := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, reader, map[string]any{"max_context_len": 1 << 16})
	slow := connect_client.ConnectClient(t, daemon.Path)

	start_run.StartRun(t, slow, 1, "the long road", 0)
	const isRunning, running = `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`,
		`{"jsonrpc":"2.0","id":0,"result":1}`
	// It may be cut off before it is seen.
	for cut := false; !cut && ask_daemon.AskDaemon(t, reader, isRunning) != running; {
		log, err := os.ReadFile(daemon.Log)
		require.NoError(t, err)
		cut = strings.Contains(string(log), "client does not read")
	}
	start_run.StartRun(t, reader, 2, "a small boat", 60)
	require.Equal(t, 60, read_stream.ReadStream(t, reader, "2").Last.Result.Perf.GenerateTokens)

	received, err := io.ReadAll(slow.Conn)
	require.NotContains(t, string(received), `"_callback_state":2`, "the stream has not come to its end")
	require.Contains(t, string(received), `"_callback_state":0`, "error %v", err)
	wait_for_log.WaitForLog(t, daemon, "client does not read")
}
