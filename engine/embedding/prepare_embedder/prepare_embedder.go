// Package prepare_embedder makes the context for embeddings.
package prepare_embedder

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/engine/embedding"
)

// PrepareEmbedder makes the context of e, unless there is one. A model whose vectors are made in a way that is not
// known here is refused. The caller has its turn at e (lock_embedder).
//
// **Runs on:** any thread that may wait. Errors: engine.ErrPoolClosed after free_embedder; create_context's.
func PrepareEmbedder(e *embedding.Embedder) error {
	details, batch := e.Model.Facts.Details, embedding.Batch
	if details.Encoder {
		batch = e.Size
	}
	switch pooling := details.Pooling; {
	case e.Closed.Load():
		return engine.ErrPoolClosed
	case pooling != engine.PoolingNone && pooling != engine.PoolingMean && pooling != engine.PoolingLast &&
		pooling != engine.PoolingCLS:
		return fmt.Errorf("the model's vectors are made by the pooling %q; %q, %q and %q can be done here", pooling,
			engine.PoolingMean, engine.PoolingLast, engine.PoolingCLS)
	case pooling == engine.PoolingCLS && !details.Encoder:
		return fmt.Errorf("the model's vectors are made by the pooling %q, which is for encoders: the first token of "+
			"a model of architecture %q sees no other one", pooling, e.Model.Facts.Architecture)
	case e.Context != nil:
		return nil
	}
	c, err := create_context.CreateContext(e.Model, engine.ContextOptions{Size: e.Size, Batch: batch,
		Threads: e.Threads})
	if err != nil {
		return err
	}
	set_hidden_states.SetHiddenStates(c, true)
	e.Context = c
	return nil
}
