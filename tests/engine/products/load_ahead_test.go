package products_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/load_ahead"
)

// TestLoadAhead: nothing is changed, and what is not there does no harm.
func TestLoadAhead(t *testing.T) {
	columns := slices.Repeat([]byte{7}, 100)
	for _, column := range []int{1, 4, 1 << 20, 1 << 45, -1 << 45} {
		load_ahead.LoadAhead(columns, column)
	}
	require.Equal(t, slices.Repeat([]byte{7}, 100), columns)
}
