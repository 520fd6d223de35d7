// Package decode_embedding computes the vector of a text.
package decode_embedding

import (
	"context"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/add_hidden_states"
	"rkllmd/engine/embedding/prepare_embedder"
)

// DecodeEmbedding returns the vector of tokens, as long as the model is wide: the mean of the last hidden layer of all
// tokens, or, where the model does not ask for that, the last token's. There are 1 to Embedder.Size of them. The end of
// ctx ends it between two decodes, and so does free_embedder.
//
// **Runs on:** any thread that may wait. One vector is computed at a time. **Holds:** Embedder.Mu, Model.Computing.
// Errors: ctx's, prepare_embedder's, decode_parts'.
func DecodeEmbedding(ctx context.Context, e *embedding.Embedder, tokens []int32) ([]float32, error) {
	e.Mu.Lock()
	defer e.Mu.Unlock()
	if err := prepare_embedder.PrepareEmbedder(e); err != nil {
		return nil, err
	}
	c, seq := e.Context, &e.Sequence
	if err := remove_tokens.RemoveTokens(c, seq, 0); err != nil {
		return nil, err
	}
	batch, outputs, count := c.Batch, engine.OutputLast, 1
	if e.Model.Facts.Details.Pooling == engine.PoolingMean {
		outputs, count = engine.OutputAll, len(tokens)
	}
	sum := make([]float64, e.Model.EmbeddingSize)
	for from := 0; from < len(tokens); from += batch {
		part := engine.Part{Sequence: seq, Tokens: tokens[from:min(from+batch, len(tokens))], Outputs: outputs}
		if from+batch < len(tokens) && outputs == engine.OutputLast {
			part.Outputs = engine.OutputNone
		}
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if e.Closed.Load() {
			return nil, engine.ErrPoolClosed
		}
		if err := decode_parts.DecodeParts(c, []engine.Part{part}, nil); err != nil {
			return nil, err
		}
		if err := add_hidden_states.AddHiddenStates(c, sum); err != nil {
			return nil, err
		}
	}
	vector := make([]float32, len(sum))
	for i, value := range sum {
		vector[i] = float32(value / float64(count))
	}
	return vector, nil
}
