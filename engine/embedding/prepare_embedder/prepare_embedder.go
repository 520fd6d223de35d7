// Package prepare_embedder makes the context for embeddings.
package prepare_embedder

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/engine/embedding"
)

// PrepareEmbedder makes the context of e, unless there is one. A model that is made for embeddings of another sort than
// a decoder's is refused.
//
// **Runs on:** any thread that may wait. **Holds:** Embedder.Mu (the caller). Errors: engine.ErrPoolClosed after
// free_embedder; create_context's.
func PrepareEmbedder(e *embedding.Embedder) error {
	switch pooling := e.Model.Facts.Details.Pooling; {
	case e.Closed.Load():
		return engine.ErrPoolClosed
	case pooling != engine.PoolingNone && pooling != engine.PoolingMean && pooling != engine.PoolingLast:
		return fmt.Errorf("the model's vectors are made by the pooling %q; %q and %q can be done here", pooling,
			engine.PoolingMean, engine.PoolingLast)
	case e.Context != nil:
		return nil
	}
	c, err := create_context.CreateContext(e.Model, engine.ContextOptions{Size: e.Size, Batch: embedding.Batch,
		Threads: e.Threads})
	if err != nil {
		return err
	}
	set_hidden_states.SetHiddenStates(c, true)
	e.Context = c
	return nil
}
