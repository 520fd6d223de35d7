package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/load_numbers"
)

// TestLoadNumbers: of each 32 come the first two of every four, then the other two, with their signs.
func TestLoadNumbers(t *testing.T) {
	var from [256]int8
	for i := range from {
		from[i] = int8(i - 128)
	}
	var got [256]int16
	load_numbers.LoadNumbers(&got, &from)
	require.Equal(t, []int16{-128, -127, -124, -123, -120, -119, -116, -115}, got[:8])
	require.Equal(t, []int16{-126, -125, -122, -121}, got[16:20])
	seen := map[int16]int{}
	for i, x := range got {
		require.Equal(t, i/32, (int(x)+128)/32, "each 32 stay together")
		seen[x]++
	}
	require.Len(t, seen, 256)
}
