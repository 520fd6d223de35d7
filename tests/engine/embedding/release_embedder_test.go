package embedding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/tests/engine/embedding/wait_for_turn"
	"rkllmd/utils/turns"
)

func TestReleaseEmbedder(t *testing.T) {
	e := &embedding.Embedder{}
	require.NoError(t, lock_embedder.LockEmbedder(t.Context(), e, &turns.Turn{}))
	require.True(t, e.Busy)
	release_embedder.ReleaseEmbedder(e)
	require.False(t, e.Busy, "nobody waits")
	require.NoError(t, lock_embedder.LockEmbedder(t.Context(), e, &turns.Turn{}))
	order := make(chan string, 1)
	ended := wait_for_turn.WaitForTurn(t.Context(), e, "a", order)
	require.Empty(t, order)
	release_embedder.ReleaseEmbedder(e)
	require.NoError(t, <-ended)
	require.Equal(t, "a", <-order)
	require.False(t, e.Busy)
}
