// Package decode_batch runs one batch of one sequence through the model.
package decode_batch

import (
	"rkllmd/engine"
	"rkllmd/engine/decode_parts"
)

// DecodeBatch is decode_parts for one sequence: what decode_tokens and decode_embeddings have in common. They have checked the values.
//
// **Runs on:** the one thread that uses the context. Errors are decode_parts'.
func DecodeBatch(c *engine.Context, seq *engine.Sequence, tokens []int32, rows []float32, outputs engine.Outputs) error {
	return decode_parts.DecodeParts(c, []engine.Part{{Sequence: seq, Tokens: tokens, Outputs: outputs}}, rows)
}
