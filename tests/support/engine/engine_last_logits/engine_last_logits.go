// Package engine_last_logits computes what a model says to some tokens.
package engine_last_logits

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
)

// EngineLastLogits decodes tokens in a context of their own, step tokens at once, and returns the logits of the last.
func EngineLastLogits(t testing.TB, m *engine.Model, tokens []int32, step int) []float32 {
	t.Helper()
	c := engine_create_context.EngineCreateContext(t, m, 256, 64)
	var seq engine.Sequence
	for part := range slices.Chunk(tokens, step) {
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, part, engine.OutputLast))
	}
	logits, err := read_logits.ReadLogits(c, c.Rows-1)
	require.NoError(t, err)
	return slices.Clone(logits)
}
