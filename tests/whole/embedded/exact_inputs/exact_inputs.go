// Package exact_inputs decodes tokens, rows of embeddings and tokens.
package exact_inputs

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/decode_parts"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/support/models/tiny_embeddings"
	"rkllmd/tests/whole/embedded/decode_embeddings"
)

// ExactInputs decodes tokens, of which numbers 2 to 7 come as their embeddings, in parts of these lengths, each of
// tokens beside some of another sequence, in c, which keeps hidden states. It returns the logits behind the last token
// and its hidden state, and empties the sequences.
func ExactInputs(tb testing.TB, c *engine.Context, tokens []int32, parts []int) []float32 {
	tb.Helper()
	rows := tiny_embeddings.TinyEmbeddings(c.Model.Facts.Architecture, tokens[2:8])
	seq, mate := engine.Sequence{ID: 0}, engine.Sequence{ID: 1}
	for _, count := range parts {
		held := len(seq.Tokens)
		if held >= 2 && held < 8 {
			require.NoError(tb, decode_embeddings.DecodeEmbeddings(c, &seq, []int32{-1, -2, -3, -4, -5,
				-6}[held-2:held-2+count],
				rows[(held-2)*c.Model.EmbeddingSize:(held-2+count)*c.Model.EmbeddingSize], engine.OutputNone))
			continue
		}
		require.NoError(tb, decode_parts.DecodeParts(c, []engine.Part{{Sequence: &mate, Tokens: tokens[:1+held%3],
			Outputs: engine.OutputNone},
			{Sequence: &seq, Tokens: tokens[held : held+count], Outputs: engine.OutputLast}}, nil))
	}
	logits, err := read_logits.ReadLogits(c, c.Rows-1)
	require.NoError(tb, err)
	states, err := read_hidden_states.ReadHiddenStates(c, c.Rows-1)
	require.NoError(tb, err)
	computed := slices.Concat(logits, states)
	require.NoError(tb, remove_tokens.RemoveTokens(c, &seq, 0))
	require.NoError(tb, remove_tokens.RemoveTokens(c, &mate, 0))
	return computed
}
