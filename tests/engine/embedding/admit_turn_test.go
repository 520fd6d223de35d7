package embedding_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/embedding"
	"rkllmd/engine/embedding/admit_turn"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/queue_turn"
)

func TestAdmitTurn(t *testing.T) {
	e, now := &embedding.Embedder{Ready: map[*turns.Turn]chan struct{}{}}, time.Now()
	var turn [4]turns.Turn
	for i, user := range []string{"a", "a", "b", ""} {
		turn[i].Client.User = user
		queue_turn.QueueTurn(&e.Line, &turn[i], now.Add(time.Duration(i)))
		e.Ready[&turn[i]] = make(chan struct{})
	}
	turn[3].Class = turns.First // free_embedder
	for done, i := range []int{3, 0, 2, 1} {
		ready := e.Ready[&turn[i]]
		admit_turn.AdmitTurn(e)
		<-ready
		require.True(t, e.Busy)
		require.Len(t, e.Line.Turns, 3-done)
		require.Len(t, e.Ready, 3-done)
	}
	admit_turn.AdmitTurn(e)
	require.False(t, e.Busy)
}
