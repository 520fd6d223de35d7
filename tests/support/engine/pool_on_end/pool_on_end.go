// Package pool_on_end notes the end of a task.
package pool_on_end

import "rkllmd/engine"

// PoolOnEnd returns an OnEnd that closes done: it panics when it is called twice.
func PoolOnEnd(done chan struct{}) func(*engine.Task) {
	return func(*engine.Task) { close(done) }
}
