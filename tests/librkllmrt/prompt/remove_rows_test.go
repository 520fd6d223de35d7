package prompt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/add_rows"
	"rkllmd/librkllmrt/prompt/remove_rows"
)

func TestRemoveRows(t *testing.T) {
	h := &librkllmrt.Handle{Model: &engine.Model{EmbeddingSize: 2}, Lanes: make([]librkllmrt.Lane, 2)}
	numbers, err := add_rows.AddRows(h, []float32{1, 2, 3, 4, 5, 6})
	require.NoError(t, err)
	require.Equal(t, []int32{-1, -2, -3}, numbers)
	h.Lanes[0].Sequence.Tokens, h.Lanes[1].Conversation.Tokens = []int32{7, -1}, []int32{-3}
	remove_rows.RemoveRows(h)
	require.Equal(t, map[int32][]float32{-1: {1, 2}, -3: {5, 6}}, h.Embeddings.Rows, "what a lane still holds stays")
	numbers, err = add_rows.AddRows(h, []float32{5, 6, 3, 4, 1, 2})
	require.NoError(t, err)
	require.Equal(t, []int32{-3, -4, -1}, numbers, "under its number; one that was forgotten is not used again")
	h.Lanes = make([]librkllmrt.Lane, 2)
	remove_rows.RemoveRows(h)
	require.Empty(t, h.Embeddings.Rows)
	require.Empty(t, h.Embeddings.Numbers)
}
