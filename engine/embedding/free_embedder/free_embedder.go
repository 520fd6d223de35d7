// Package free_embedder frees the context for embeddings.
package free_embedder

import (
	"context"

	"rkllmd/engine/context/free_context"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/utils/turns"
)

// FreeEmbedder frees the context of e, when the decode that goes on has ended. Nothing is computed any more: those who
// wait for their turn find that.
//
// **Runs on:** any thread that may wait. **Holds:** Embedder.Mu, for moments.
func FreeEmbedder(e *embedding.Embedder) {
	e.Closed.Store(true)
	if lock_embedder.LockEmbedder(context.Background(), e, &turns.Turn{Class: turns.First}) != nil {
		return // never: that context does not end
	}
	defer release_embedder.ReleaseEmbedder(e)
	if e.Context != nil {
		free_context.FreeContext(e.Context)
		e.Context = nil
	}
}
