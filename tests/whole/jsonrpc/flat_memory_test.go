package jsonrpc_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench/read_memory"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// Runs of clients that come and go leave nothing behind: after 400 the allocators have what they need, and 800 more
// hardly add to it.
func TestFlatMemory(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	owner := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, owner, nil)
	var memory [3]int
	for i := range 1200 {
		client := connect_client.ConnectClient(t, daemon.Path)
		start_run.StartRun(t, client, i, "a story of the sea", 30)
		require.Equal(t, 30, read_stream.ReadStream(t, client, strconv.Itoa(i)).Last.Result.Perf.GenerateTokens)
		client.Conn.Close()
		var err error
		memory[i/400], err = read_memory.ReadMemory(daemon.Process.Pid)
		require.NoError(t, err)
	}
	require.Less(t, memory[2]-memory[0], 6<<20, "resident bytes after 400, 800 and 1,200 runs: %v", memory)
}
