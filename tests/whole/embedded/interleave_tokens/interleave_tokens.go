// Package interleave_tokens makes the tokens of a text with images in it.
package interleave_tokens

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
)

// InterleaveTokens returns the tokens of the pieces of a text, in m's vocabulary, with media[i], an image or a video as
// tokens, behind piece i.
func InterleaveTokens(t testing.TB, m *engine.Model, pieces []string, media [][]int32) (tokens []int32) {
	t.Helper()
	for i, piece := range pieces {
		text, err := tokenize_text.TokenizeText(m, piece, false, true)
		require.NoError(t, err)
		tokens = slices.Concat(tokens, text)
		if i < len(media) {
			tokens = slices.Concat(tokens, media[i])
		}
	}
	return tokens
}
