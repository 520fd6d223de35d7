// Package close_engine_pool ends a backend's pool.
package close_engine_pool

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
)

// CloseEnginePool returns Backend.Close over the pool p, which is close_pool. The model is the caller's.
//
// **Runs on:** any thread. What it returns runs on any thread but the pool's.
func CloseEnginePool(p *engine.Pool) func() {
	return func() { close_pool.ClosePool(p) }
}
