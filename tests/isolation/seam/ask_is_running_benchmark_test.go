package seam_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_pipelined"
	"rkllmd/tests/isolation/isolation_library"
	"rkllmd/tests/isolation/seam/isolation_figures"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/send_line"
	"rkllmd/tests/support/daemon/start_daemon"
)

// BenchmarkAskIsRunning: what clients see of a daemon with a library in a process of its own, and of one that has the
// library itself, in turns: rkllm.is_running of clients that send many at once, and the tokens of a run.
func BenchmarkAskIsRunning(b *testing.B) {
	const tokens = 20_000
	library, model := isolation_library.IsolationLibrary(b), filepath.Join(b.TempDir(), "model")
	require.NoError(b, os.WriteFile(model, []byte("nothing"), 0o600))
	var paths [2]string
	var clients [2]*connect_client.Client
	for i, isolate := range []string{"--isolate", "--isolate=false"} {
		d := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true, Flags: []string{"--library", library,
			"--rkllm-version=1.3.0", isolate}})
		clients[i], paths[i] = connect_client.ConnectClient(b, d.Path), d.Path
		require.Contains(b, ask_daemon.AskDaemon(b, clients[i],
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.init","params":[null,{"model_path":%q},null]}`, model), `"result":0`)
	}
	figures := []isolation_figures.Figure{
		{Name: "rkllm.is_running, pipelined on 1 connection", Unit: "1000/s", Least: 100},
		{Name: "rkllm.is_running, pipelined on 4 connections", Unit: "1000/s", Least: 100},
		{Name: "a token of a stream", Unit: "us", Added: 60},
	}
	for range 5 {
		for i, path := range paths {
			for n, connections := range []int{1, 4} {
				throughput, err := measure_pipelined.MeasurePipelined(path, bench.IsRunning, connections, 128, 100)
				require.NoError(b, err)
				took := []*[]float64{&figures[n].Far, &figures[n].Near}[i]
				*took = append(*took, float64(throughput.Requests)/throughput.Wall.Seconds()/1000)
			}
			begin := time.Now()
			send_line.SendLine(b, clients[i], `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,`+
				`{"role":"many %d","prompt_input":"x"},null,{"partialResultToken":"t"}]}`, tokens)
			lines := 1
			for !strings.Contains(read_line.ReadLine(b, clients[i]), `"id":2`) {
				lines++
			}
			require.Greater(b, lines, tokens)
			took := []*[]float64{&figures[2].Far, &figures[2].Near}[i]
			*took = append(*took, time.Since(begin).Seconds()*1e6/tokens)
		}
	}
	isolation_figures.IsolationFigures(b, "through the daemon, the library in", figures)
}
