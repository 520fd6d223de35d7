// Package median_latencies sums up several rounds.
package median_latencies

import (
	"slices"
	"time"

	"rkllmd/bench"
)

// MedianLatencies returns, for each contender, the median over its rounds of their medians, of their 99th percentiles
// and of their slowest, in microseconds. A round in which the machine was busy with something else thus does not count.
func MedianLatencies(rounds [bench.Contenders][]bench.Latency) (p50, p99, slowest [bench.Contenders]float64) {
	for i, latencies := range rounds {
		var columns [3][]time.Duration
		for _, latency := range latencies {
			columns[0] = append(columns[0], latency.P50)
			columns[1] = append(columns[1], latency.P99)
			columns[2] = append(columns[2], latency.Max)
		}
		for j, result := range []*[bench.Contenders]float64{&p50, &p99, &slowest} {
			slices.Sort(columns[j])
			if len(latencies) > 0 {
				result[i] = float64(columns[j][len(latencies)/2].Nanoseconds()) / 1000
			}
		}
	}
	return p50, p99, slowest
}
