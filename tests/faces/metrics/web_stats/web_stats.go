// Package web_stats tells what a pool does, for tests.
package web_stats

import "rkllmd/engine"

// WebStats is a Backend.Stats.
func WebStats() engine.PoolStats {
	return engine.PoolStats{Running: 1, Waiting: 2, Paused: 3, CachedTokens: 40}
}
