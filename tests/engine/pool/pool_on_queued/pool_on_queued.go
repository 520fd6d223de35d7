// Package pool_on_queued notes the places of a task.
package pool_on_queued

import "rkllmd/engine"

// PoolOnQueued returns an OnQueued that appends to places.
func PoolOnQueued(places *[]int) func(*engine.Task, int) {
	return func(_ *engine.Task, position int) { *places = append(*places, position) }
}
