// Package slow_pool slows a pool down.
package slow_pool

import (
	"time"

	"rkllmd/engine"
)

// SlowPool returns PoolOptions.Disturb that disturbs nothing, but takes so long at every step: a run is then long for
// sure, and few tokens of it need be computed, where a test does something while it goes on.
func SlowPool(step time.Duration) func(*engine.Pool) {
	return func(*engine.Pool) { time.Sleep(step) }
}
