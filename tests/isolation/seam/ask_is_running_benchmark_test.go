package seam_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_pipelined"
	"rkllmd/tests/isolation/isolation_library"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
)

// BenchmarkAskIsRunning: rkllm.is_running of clients that send many at once, to a daemon with a library in a process of
// its own, and to one that has the library itself, in turns.
func BenchmarkAskIsRunning(b *testing.B) {
	library, model := isolation_library.IsolationLibrary(b), filepath.Join(b.TempDir(), "model")
	require.NoError(b, os.WriteFile(model, []byte("nothing"), 0o600))
	var paths [2]string
	for i, isolate := range []string{"--isolate", "--isolate=false"} {
		d := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true, Flags: []string{"--library", library,
			"--rkllm-version=1.3.0", isolate}})
		client := connect_client.ConnectClient(b, d.Path)
		require.Contains(b, ask_daemon.AskDaemon(b, client,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q},null]}`, model), `"result":0`)
		paths[i] = d.Path
	}
	for _, connections := range []int{1, 4} {
		for range 3 {
			var rates [2]float64
			for i, path := range paths {
				throughput, err := measure_pipelined.MeasurePipelined(path, bench.IsRunning, connections, 128, 100)
				require.NoError(b, err)
				rates[i] = float64(throughput.Requests) / throughput.Wall.Seconds()
			}
			b.Logf("%d connections: %.0f a second, in the daemon's process %.0f", connections, rates[0], rates[1])
		}
	}
}
