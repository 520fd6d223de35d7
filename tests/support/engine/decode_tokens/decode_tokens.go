// Package decode_tokens runs tokens of one sequence through the model.
package decode_tokens

import (
	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
)

// DecodeTokens is decode_parts for one sequence.
func DecodeTokens(c *engine.Context, seq *engine.Sequence, tokens []int32, outputs engine.Outputs) error {
	return decode_parts.DecodeParts(c, []engine.Part{{Sequence: seq, Tokens: tokens, Outputs: outputs}}, nil)
}
