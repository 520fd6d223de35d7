// Package decode_embeddings runs rows of embeddings of one sequence through the model.
package decode_embeddings

import (
	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
)

// DecodeEmbeddings is decode_parts for one sequence, and rows that stand in the place of tokens: under the negative
// numbers of ids.
func DecodeEmbeddings(c *engine.Context, seq *engine.Sequence, ids []int32, rows []float32,
	outputs engine.Outputs) error {
	return decode_parts.DecodeParts(c, []engine.Part{{Sequence: seq, Tokens: ids, Outputs: outputs}}, rows)
}
