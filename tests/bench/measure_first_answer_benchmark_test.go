package bench_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_first_answer"
	"rkllmd/tests/bench/median_latencies"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/bench/start_contenders"
)

// BenchmarkMeasureFirstAnswer: from connect(2) to the end of the first answer; medians of five rounds.
func BenchmarkMeasureFirstAnswer(b *testing.B) {
	contenders := start_contenders.StartContenders(b)
	var latencies [bench.Contenders][]bench.Latency
	for range 5 {
		for i, contender := range contenders {
			latency, err := measure_first_answer.MeasureFirstAnswer(contender.Path, bench.IsRunning, 2000)
			require.NoError(b, err)
			latencies[i] = append(latencies[i], latency)
		}
	}
	p50, p99, _ := median_latencies.MedianLatencies(latencies)
	print_figures.PrintFigures(b, "connect to first answer", []bench.Figure{
		{Name: "p50", Unit: "us", Values: p50, Goal: "under 1000 us", Met: p50[bench.Ours] < 1000},
		{Name: "p99", Unit: "us", Values: p99},
	})
}
