package embedding_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/lock_embedder"
	"rkllmd/engine/embedding/release_embedder"
	"rkllmd/tests/engine/embedding/wait_for_turn"
	"rkllmd/utils/turns"
)

func TestLockEmbedder(t *testing.T) {
	e, order := &embedding.Embedder{}, make(chan string, 9)
	require.NoError(t, lock_embedder.LockEmbedder(t.Context(), e, &turns.Turn{}), "nobody has it")
	var waiting []<-chan error
	for _, user := range []string{"a", "a", "a", "b", "b"} {
		waiting = append(waiting, wait_for_turn.WaitForTurn(t.Context(), e, user, order))
	}
	gone, leave := context.WithCancel(t.Context())
	left := wait_for_turn.WaitForTurn(gone, e, "c", order)
	leave()
	require.ErrorIs(t, <-left, context.Canceled, "a client that has gone waits no more, while another one has the turn")
	require.Len(t, e.Line.Turns, 5)
	require.Len(t, e.Ready, 5)
	require.True(t, e.Busy)
	release_embedder.ReleaseEmbedder(e)
	for _, one := range waiting {
		require.NoError(t, <-one)
	}
	close(order)
	var users []string
	for user := range order {
		users = append(users, user)
	}
	require.Equal(t, []string{"a", "b", "a", "b", "a"}, users, "users take turns")
	for range 100 { // who goes in the moment in which his turn comes does not keep it
		require.NoError(t, lock_embedder.LockEmbedder(t.Context(), e, &turns.Turn{}))
		gone, leave := context.WithCancel(t.Context())
		left := wait_for_turn.WaitForTurn(gone, e, "c", make(chan string, 1))
		go leave()
		release_embedder.ReleaseEmbedder(e)
		<-left
	}
	require.False(t, e.Busy)
	require.Empty(t, e.Ready)
}
