// Package decode_embedding computes the vector of a text.
package decode_embedding

import (
	"context"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/add_hidden_states"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/engine/embedding/prepare_embedder"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/utils/turns"
)

// DecodeEmbedding returns the vector of tokens, as long as the model is wide: the mean of the last hidden layer of all
// tokens, or, where the model does not ask for that, the last token's, or the first one's of an encoder. There are 1 to
// Embedder.Size of them. One vector is computed at a time, and client waits for its turn (lock_embedder). The end of
// ctx ends the waiting, and the work between two decodes, of which an encoder has one; so does free_embedder.
//
// **Runs on:** any thread that may wait. **Holds:** Embedder.Mu, for moments, Model.Computing.
// Errors: ctx's, prepare_embedder's, decode_parts'.
func DecodeEmbedding(ctx context.Context, e *embedding.Embedder, client turns.Client, tokens []int32) ([]float32,
	error) {
	if err := lock_embedder.LockEmbedder(ctx, e, &turns.Turn{Client: client}); err != nil {
		return nil, err
	}
	defer release_embedder.ReleaseEmbedder(e)
	if err := prepare_embedder.PrepareEmbedder(e); err != nil {
		return nil, err
	}
	c, seq := e.Context, &e.Sequence
	if err := remove_tokens.RemoveTokens(c, seq, 0); err != nil {
		return nil, err
	}
	details := e.Model.Facts.Details
	batch, outputs, count := c.Batch, engine.OutputLast, 1
	if details.Pooling == engine.PoolingMean {
		outputs, count = engine.OutputAll, len(tokens)
	}
	if details.Encoder { // each token has output
		outputs = engine.OutputAll
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
		first, end := 0, c.Rows
		switch {
		case details.Encoder && details.Pooling == engine.PoolingCLS:
			end = 1
		case details.Encoder && details.Pooling == engine.PoolingLast:
			first = end - 1
		}
		if err := add_hidden_states.AddHiddenStates(c, first, end, sum); err != nil {
			return nil, err
		}
	}
	vector := make([]float32, len(sum))
	for i, value := range sum {
		vector[i] = float32(value / float64(count))
	}
	return vector, nil
}
