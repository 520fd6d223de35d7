// Package engine_require_logits checks the logits of a decode.
package engine_require_logits

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/engine_last_logits"
)

// EngineRequireLogits requires that a row of the last decode of c has, to the bit, the logits that tokens have alone.
func EngineRequireLogits(t testing.TB, c *engine.Context, row int, tokens []int32) {
	t.Helper()
	logits, err := read_logits.ReadLogits(c, row)
	require.NoError(t, err)
	have := slices.Clone(logits)
	require.Equal(t, engine_last_logits.EngineLastLogits(t, c.Model, tokens, len(tokens)), have, "row %d", row)
}
