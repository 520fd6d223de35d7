package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/utils/turns"
)

func TestRunEmbedding(t *testing.T) {
	_, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 1, Size: 64})
	text, err := b.Embed(t.Context(), turns.Client{}, generation.Input{Text: "hello there"})
	require.NoError(t, err)
	tokens, err := b.Tokenize("hello there", true)
	require.NoError(t, err)
	same, err := b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: tokens})
	require.NoError(t, err)
	require.Equal(t, text, same)
	require.Equal(t, len(tokens), text.Tokens)
	long := make([]int32, 65)
	_, err = b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: long})
	require.ErrorIs(t, err, generation.ErrTooLong)
	cut, err := b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: long, Cut: true})
	require.NoError(t, err)
	require.Equal(t, 64, cut.Tokens)
	for _, wrong := range [][]int32{{}, {-1}, {1 << 20}} {
		_, err = b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: wrong})
		require.ErrorIs(t, err, generation.ErrInvalid)
	}
	b.Close()
	_, err = b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: []int32{1}})
	require.ErrorIs(t, err, generation.ErrClosed)
}
