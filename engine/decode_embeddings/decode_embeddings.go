// Package decode_embeddings runs rows of embeddings through the model.
package decode_embeddings

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/check_embeddings"
	"rkllmd/engine/decode_batch"
)

// DecodeEmbeddings is decode_tokens for rows that stand in the place of tokens' embeddings: rows is len(ids) times
// c.Model.EmbeddingSize finite floats. ids are what stands for them in seq.Tokens: negative numbers, the same for the same row
// only.
//
// **Runs on:** the one thread that uses the context. Errors are check_embeddings' and decode_batch's.
func DecodeEmbeddings(c *engine.Context, seq *engine.Sequence, ids []int32, rows []float32, outputs engine.Outputs) error {
	c.Rows = 0
	if err := check_embeddings.CheckEmbeddings(c.Model, "the batch", rows); err != nil {
		return err
	}
	if len(rows) != len(ids)*c.Model.EmbeddingSize {
		return fmt.Errorf("%d rows of embeddings have %d floats; it must be %d", len(ids), len(rows), len(ids)*c.Model.EmbeddingSize)
	}
	for i, id := range ids {
		if id >= 0 {
			return fmt.Errorf("row %d of embeddings is numbered %d, which is a token; it must be negative", i, id)
		}
	}
	return decode_batch.DecodeBatch(c, seq, ids, rows, outputs)
}
