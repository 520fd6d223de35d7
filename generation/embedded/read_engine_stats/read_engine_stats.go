// Package read_engine_stats tells what a backend's pool does.
package read_engine_stats

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/read_pool_stats"
)

// ReadEngineStats returns Backend.Stats over the pool p, which is read_pool_stats.
//
// **Runs on:** any thread. What it returns runs on any thread too.
func ReadEngineStats(p *engine.Pool) func() engine.PoolStats {
	return func() engine.PoolStats { return read_pool_stats.ReadPoolStats(p) }
}
