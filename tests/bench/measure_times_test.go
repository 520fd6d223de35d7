package bench_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_times"
)

func TestMeasureTimes(t *testing.T) {
	times := make([]int64, 1000)
	for i := range times {
		times[i] = int64(i + 1)
	}
	rand.Shuffle(len(times), func(i, j int) { times[i], times[j] = times[j], times[i] })
	require.Equal(t, bench.Latency{Count: 1000, P50: 500, P99: 990, Max: 1000}, measure_times.MeasureTimes(times))

	require.Equal(t, bench.Latency{Count: 1, P50: 7, P99: 7, Max: 7}, measure_times.MeasureTimes([]int64{7}))
	require.Equal(t, bench.Latency{}, measure_times.MeasureTimes(nil))
}
