// Package count_holdings counts what a pool has cached for each session.
package count_holdings

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/generation/embedded/count_slots"
)

// CountHoldings returns Backend.Holdings over the pool p: the tokens that the cache holds by owner, none once the pool
// is closed.
//
// **Runs on:** any thread. What it returns waits for the step at hand: any thread but the pool's.
func CountHoldings(p *engine.Pool) func() map[uint64]int {
	return func() map[uint64]int {
		held := map[uint64]int{}
		_ = call_pool.CallPool(p, count_slots.CountSlots(held))
		return held
	}
}
