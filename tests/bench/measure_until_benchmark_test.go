package bench_test

import (
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_until"
	"rkllmd/tests/bench/load_and_generate"
	"rkllmd/tests/bench/median_latencies"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/support/models/write_slow_model"
)

// BenchmarkMeasureUntil: rkllm.is_running every 200 us while another client's model loads, and while it generates for
// that client; medians of five rounds.
func BenchmarkMeasureUntil(b *testing.B) {
	daemon := start_daemon.StartDaemon(b, start_daemon.Options{Plain: true})
	client := connect_client.ConnectClient(b, daemon.Path)
	slow, long := write_slow_model.WriteSlowModel(b), write_long_model.WriteLongModel(b, "llama")
	const pause, rounds = 200 * time.Microsecond, 5
	var figures []bench.Figure
	for _, series := range []struct {
		name, model   string
		context, cpus int
		generate      time.Duration
	}{
		{"a model loads", slow, 512, 1, 0},
		{"a model generates on one CPU", long, 1 << 16, 1, time.Second},
		{"a model generates on all CPUs", long, 1 << 16, runtime.NumCPU(), time.Second},
	} {
		var latencies [bench.Contenders][]bench.Latency
		param := map[string]any{"model_path": series.model, "max_context_len": series.context,
			"extend_param": map[string]any{"enabled_cpus_num": series.cpus}}
		for range rounds {
			latency, err := measure_until.MeasureUntil(daemon.Path, bench.IsRunning, pause, func() error {
				load_and_generate.LoadAndGenerate(b, client, param, series.generate)
				return nil
			})
			require.NoError(b, err)
			latencies[bench.Ours] = append(latencies[bench.Ours], latency)
			ask_daemon.AskDaemon(b, client, `{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`)
		}
		p50, p99, slowest := median_latencies.MedianLatencies(latencies)
		met := p99[bench.Ours] < 1000
		figures = append(figures, bench.Figure{Name: series.name + ", p50", Unit: "us", Values: p50},
			bench.Figure{Name: series.name + ", p99", Unit: "us", Values: p99, Goal: "under 1000 us", Met: met},
			bench.Figure{Name: series.name + ", slowest", Unit: "us", Values: slowest})
	}
	print_figures.PrintFigures(b, "another client's request, while", figures)
}
