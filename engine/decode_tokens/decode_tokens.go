// Package decode_tokens runs tokens through the model.
package decode_tokens

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/engine/decode_batch"
)

// DecodeTokens runs tokens, 1 to c.Batch of them, through the model as the continuation of seq, and appends them to
// seq.Tokens. outputs says which of their rows get logits (read_logits, sample_token) and, after set_hidden_states, hidden
// states; row n is tokens[n].
//
// **Runs on:** the one thread that uses the context. Errors are decode_batch's, or name the token that this model does not have.
func DecodeTokens(c *engine.Context, seq *engine.Sequence, tokens []int32, outputs engine.Outputs) error {
	for i, token := range tokens {
		if token < 0 || int(token) >= c.Model.VocabSize {
			c.Rows = 0
			return fmt.Errorf("token %d of the input is %d; this model's tokens are 0 to %d", i, token, c.Model.VocabSize-1)
		}
	}
	return decode_batch.DecodeBatch(c, seq, tokens, nil, outputs)
}
