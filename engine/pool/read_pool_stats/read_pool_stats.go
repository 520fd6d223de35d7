// Package read_pool_stats tells what a pool does.
package read_pool_stats

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
)

// ReadPoolStats returns what the pool has counted, as of its last step.
//
// **Runs on:** any thread. Callbacks of tasks may call it. **Holds:** Pool.Mu.
func ReadPoolStats(p *engine.Pool) engine.PoolStats {
	p.Mu.Lock()
	defer p.Mu.Unlock()
	stats := p.Stats
	for _, t := range p.Waiting {
		if t.Control.Load() == pool.ControlPause {
			stats.Paused++
		} else {
			stats.Waiting++
		}
	}
	return stats
}
