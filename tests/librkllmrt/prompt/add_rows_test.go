package prompt_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/prompt/add_rows"
)

func TestAddRows(t *testing.T) {
	h := &librkllmrt.Handle{Model: &engine.Model{EmbeddingSize: 2}, Lanes: make([]librkllmrt.Lane, 1)}
	rows := []float32{1, 2, 3, 4, 1, 2}
	numbers, err := add_rows.AddRows(h, rows)
	require.NoError(t, err)
	require.Equal(t, []int32{-1, -2, -1}, numbers)
	rows[0] = 99
	require.Equal(t, []float32{1, 2}, h.Embeddings.Rows[-1], "it is a copy")

	numbers, err = add_rows.AddRows(h, []float32{3, 4, 1, 2, 2, 1, 0, float32(math.Copysign(0, -1))})
	require.NoError(t, err)
	require.Equal(t, []int32{-2, -1, -3, -4}, numbers, "the same rows, the same numbers")

	numbers, err = add_rows.AddRows(h, nil)
	require.NoError(t, err)
	require.Empty(t, numbers)
	h.Embeddings.Last = math.MinInt32
	_, err = add_rows.AddRows(h, []float32{8, 8})
	require.Error(t, err)
}
