package bench_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_pipelined"
	"rkllmd/tests/bench/print_figures"
	"rkllmd/tests/bench/start_contenders"
)

// BenchmarkMeasurePipelined: 4 connections, each with two batches of 128 requests in flight; medians of five rounds.
func BenchmarkMeasurePipelined(b *testing.B) {
	contenders := start_contenders.StartContenders(b)
	const rounds = 5
	batches := [bench.Contenders]int{bench.Ours: 800, bench.Floor: 4000, bench.Net: 150}
	var rates, busy [bench.Contenders][]float64
	for range rounds {
		for i, contender := range contenders {
			throughput, err := measure_pipelined.MeasurePipelined(contender.Path, bench.IsRunning, 4, 128, batches[i])
			require.NoError(b, err)
			rates[i] = append(rates[i], float64(throughput.Requests)/throughput.Wall.Seconds()/1000)
			busy[i] = append(busy[i], 100*throughput.ClientBusy.Seconds()/throughput.Wall.Seconds())
		}
	}
	var rate, share [bench.Contenders]float64
	for i := range contenders {
		slices.Sort(rates[i])
		slices.Sort(busy[i])
		rate[i], share[i] = rates[i][rounds/2], busy[i][rounds/2]
	}
	print_figures.PrintFigures(b, "pipelined, 4 connections", []bench.Figure{
		{Name: "requests answered", Unit: "1000/s", Values: rate, Goal: "at least 8x Go net",
			Met: rate[bench.Ours] >= 8*rate[bench.Net]},
		{Name: "measuring client busy (100: it is the bound)", Unit: "%", Values: share},
	})
}
