// Package measure_decodes measures a context's decodes.
package measure_decodes

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
)

// MeasureDecodes returns how many milliseconds a prompt of 512 tokens takes in c, and each of so many tokens behind it.
func MeasureDecodes(b *testing.B, c *engine.Context, answer int) (prompt, token float64) {
	b.Helper()
	s, tokens := &engine.Sequence{}, make([]int32, 512)
	for i := range tokens {
		tokens[i] = int32(5 + i*7%900)
	}
	began := time.Now()
	require.NoError(b, decode_tokens.DecodeTokens(c, s, tokens, engine.OutputLast))
	middle := time.Now()
	for range answer {
		require.NoError(b, decode_tokens.DecodeTokens(c, s, tokens[:1], engine.OutputLast))
	}
	end := time.Now()
	require.NoError(b, remove_tokens.RemoveTokens(c, s, 0))
	return 1e3 * middle.Sub(began).Seconds(), 1e3 * end.Sub(middle).Seconds() / float64(answer)
}
