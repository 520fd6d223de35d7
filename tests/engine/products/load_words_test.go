package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/load_words"
	"rkllmd/tests/engine/products/allocate_vectors"
)

// TestLoadWords: each column has its lane, and bytes behind the first 16 are not taken.
func TestLoadWords(t *testing.T) {
	const column = 21
	var columns [16 * column]byte
	for i := range columns {
		columns[i] = byte(i)
	}
	got, want := allocate_vectors.AllocateVectors[[4][16][4]byte](), [4][16][4]byte{}
	for i := range 4 * 16 * 4 {
		if choose_shape.ChooseShape(8, 8) {
			want[i/64][i/4%16][i%4] = columns[i/4%16*column+i/64*4+i%4]
		}
	}
	fetched := load_words.LoadWords(got, columns[:], column)
	require.Equal(t, want, *got)
	if choose_shape.ChooseShape(8, 8) {
		require.Equal(t, 256, fetched, "as many as are read")
	}
}
