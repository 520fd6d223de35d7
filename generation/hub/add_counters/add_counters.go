// Package add_counters adds up what pools have counted.
package add_counters

import "rkllmd/engine"

// AddCounters adds what another pool has counted to stats. The figures of what a pool does now, and did last, are not
// added: they stay those of stats.
//
// **Runs on:** any thread.
func AddCounters(stats *engine.PoolStats, other engine.PoolStats) {
	stats.Steps += other.Steps
	stats.PrefillTokens += other.PrefillTokens
	stats.DecodeTokens += other.DecodeTokens
	stats.DraftTokens += other.DraftTokens
	stats.TakenTokens += other.TakenTokens
	stats.PrefillTime += other.PrefillTime
	stats.DecodeTime += other.DecodeTime
}
