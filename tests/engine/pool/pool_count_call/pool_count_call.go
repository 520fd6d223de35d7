// Package pool_count_call counts calls on a pool's thread.
package pool_count_call

import "rkllmd/engine"

// PoolCountCall returns a call that counts itself.
func PoolCountCall(made *int) func(*engine.Pool) {
	return func(*engine.Pool) { *made++ }
}
