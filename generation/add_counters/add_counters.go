// Package add_counters adds up what pools have counted.
package add_counters

import "rkllmd/engine"

// AddCounters adds what another pool has counted to stats. What the pools do now, and did last, is of the first alone.
//
// **Runs on:** any.
func AddCounters(stats *engine.PoolStats, other engine.PoolStats) {
	stats.Steps += other.Steps
	stats.PrefillTokens += other.PrefillTokens
	stats.DecodeTokens += other.DecodeTokens
	stats.PrefillTime += other.PrefillTime
	stats.DecodeTime += other.DecodeTime
}
