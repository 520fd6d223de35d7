// Package free_embedder frees the context for embeddings.
package free_embedder

import (
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/embedding"
)

// FreeEmbedder frees the context of e, when the decode that goes on has ended. Nothing is computed any more.
//
// **Runs on:** any thread that may wait. **Holds:** Embedder.Mu.
func FreeEmbedder(e *embedding.Embedder) {
	e.Closed.Store(true)
	e.Mu.Lock()
	defer e.Mu.Unlock()
	if e.Context != nil {
		free_context.FreeContext(e.Context)
		e.Context = nil
	}
}
