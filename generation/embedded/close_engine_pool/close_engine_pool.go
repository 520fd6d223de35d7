// Package close_engine_pool ends a backend's pool.
package close_engine_pool

import (
	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/free_embedder"
	"rkllmd/engine/pool/close_pool"
)

// CloseEnginePool returns Backend.Close over the pool p and the embedder e, which ends both. The model is the caller's.
//
// **Runs on:** any thread. What it returns runs on any thread but the pool's.
func CloseEnginePool(p *engine.Pool, e *embedding.Embedder) func() {
	return func() {
		close_pool.ClosePool(p)
		free_embedder.FreeEmbedder(e)
	}
}
