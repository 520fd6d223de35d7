package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
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
	got, want, lanes := allocate_vectors.AllocateVectors[[256]byte](), [256]byte{}, add_pair.Lanes
	for i := range 16 * lanes {
		word, lane := i/4/lanes, i/4%lanes
		want[i] = columns[lane*column+word*4+i%4]
	}
	load_words.LoadWords(got, columns[:], column)
	require.Equal(t, want, *got)
}
