// Package measure_contenders measures round trips of all contenders under the same conditions.
package measure_contenders

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/bench/measure_round_trip"
	"rkllmd/bench/set_process_cpus"
	"rkllmd/tests/bench/median_latencies"
)

// MeasureContenders measures count round trips of each contender in turn, five times over, with the given pause before
// each, and returns the medians of the five medians and of the five 99th percentiles, in microseconds.
func MeasureContenders(b *testing.B, contenders [bench.Contenders]bench.Contender, place bench.Placement,
	pause time.Duration,
	count int) (p50, p99 [bench.Contenders]float64) {
	b.Helper()
	var latencies [bench.Contenders][]bench.Latency
	var stop int32
	require.NoError(b, set_process_cpus.SetProcessCpus(os.Getpid(), place.Client))
	for range 5 {
		for i, contender := range contenders {
			require.NoError(b, set_process_cpus.SetProcessCpus(contender.PID, place.Server))
			latency, err := measure_round_trip.MeasureRoundTrip(contender.Path, bench.IsRunning, count, pause, &stop)
			require.NoError(b, err)
			latencies[i] = append(latencies[i], latency)
		}
	}
	p50, p99, _ = median_latencies.MedianLatencies(latencies)
	return p50, p99
}
