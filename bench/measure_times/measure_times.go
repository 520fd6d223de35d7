// Package measure_times sums up a series of times.
package measure_times

import (
	"slices"
	"time"

	"rkllmd/bench"
)

// MeasureTimes sorts times, nanoseconds, in place and picks the median, the 99th percentile (nearest rank) and the
// largest. An empty series gives zeros.
//
// **Runs on:** any thread.
func MeasureTimes(times []int64) bench.Latency {
	if len(times) == 0 {
		return bench.Latency{}
	}
	slices.Sort(times)
	last := len(times) - 1
	return bench.Latency{
		Count: len(times),
		P50:   time.Duration(times[last*50/100]),
		P99:   time.Duration(times[last*99/100]),
		Max:   time.Duration(times[last]),
	}
}
