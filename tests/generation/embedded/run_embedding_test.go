package embedded_test

import (
	"context"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/generation"
	"rkllmd/generation/embedded/run_embedding"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/utils/turns"
)

func TestRunEmbedding(t *testing.T) {
	m, b := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 1, Size: 64})
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
	e, client := &embedding.Embedder{Model: m, Size: 64, Threads: 1}, turns.Client{User: "uid 7", Number: 8}
	require.NoError(t, lock_embedder.LockEmbedder(t.Context(), e, &turns.Turn{}))
	ctx, leave := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() {
		_, err := run_embedding.RunEmbedding(e)(ctx, client, generation.Input{Tokens: []int32{1}})
		ended <- err
	}()
	for waits := false; !waits; runtime.Gosched() {
		e.Mu.Lock()
		if waits = len(e.Line.Turns) > 0; waits {
			require.Equal(t, client, e.Line.Turns[0].Client, "users take turns")
		}
		e.Mu.Unlock()
	}
	leave()
	require.ErrorIs(t, <-ended, context.Canceled, "a client that has gone does not wait for the others' texts")
	b.Close()
	_, err = b.Embed(t.Context(), turns.Client{}, generation.Input{Tokens: []int32{1}})
	require.ErrorIs(t, err, generation.ErrClosed)
}
