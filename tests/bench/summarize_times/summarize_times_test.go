package summarize_times_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/summarize_times"
)

func TestSummarizeTimes(t *testing.T) {
	times := make([]int64, 1000)
	for i := range times {
		times[i] = int64(i + 1)
	}
	rand.Shuffle(len(times), func(i, j int) { times[i], times[j] = times[j], times[i] })
	require.Equal(t, bench.Latency{Count: 1000, P50: 500, P99: 990, Max: 1000}, summarize_times.SummarizeTimes(times))

	require.Equal(t, bench.Latency{Count: 1, P50: 7, P99: 7, Max: 7}, summarize_times.SummarizeTimes([]int64{7}))
	require.Equal(t, bench.Latency{}, summarize_times.SummarizeTimes(nil))
}
