package attention_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/count_seen"
)

// TestCountSeen has 64 rows see all, two rows see some of 150 keys, and nobody anything.
func TestCountSeen(t *testing.T) {
	all, span := count_seen.CountSeen(nil, 64, 150)
	require.Equal(t, [2]int{64 * 150, 150}, [2]int{all, span}, "without a mask nothing is hidden")
	all, span = count_seen.CountSeen(make([]uint16, 64*150), 64, 150)
	require.Equal(t, [2]int{64 * 150, 150}, [2]int{all, span})
	mask := make([]uint16, 2*150)
	for i := range mask {
		mask[i] = 0xfc00
	}
	all, span = count_seen.CountSeen(mask, 2, 150)
	require.Equal(t, [2]int{0, 0}, [2]int{all, span})
	mask[3], mask[149], mask[150+140] = 0, 0x3c00, 0
	all, span = count_seen.CountSeen(mask, 2, 150)
	require.Equal(t, [2]int{3, 64 + 22}, [2]int{all, span}, "the second 64 are hidden from both")
}
