package attention_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/list_seen"
)

// TestListSeen lists the keys that a row sees among 300, of which every third is hidden and the second 64 all are.
func TestListSeen(t *testing.T) {
	const keys = 300
	mask := make([]uint16, keys)
	var want []int32
	for i := range mask {
		if i%3 == 0 || i/64 == 1 {
			mask[i] = 0xfc00
		} else {
			want = append(want, int32(i))
		}
	}
	for _, together := range []bool{false, true} {
		var got []int32
		var places [65]int32
		for first, count := 0, -1; count != 0; {
			count, first = list_seen.ListSeen(&places, mask, first, keys, together)
			got = append(got, places[:count]...)
			if together && count > 0 {
				require.Equal(t, places[0]/64, places[count-1]/64)
			} else if len(got) < len(want) {
				require.Equal(t, 64, count)
			}
		}
		require.Equal(t, want, got)
	}
	var places [65]int32
	count, first := list_seen.ListSeen(&places, nil, 128, 150, false)
	require.Equal(t, [2]int{22, 150}, [2]int{count, first}, "without a mask nothing is hidden")
	require.Equal(t, int32(149), places[21])
}
