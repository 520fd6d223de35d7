package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/check_range"
)

func TestCheckRange(t *testing.T) {
	for lanes, sign := range map[int]string{1: "<", 2: "<="} {
		h := &librkllmrt.Handle{Lanes: make([]librkllmrt.Lane, lanes)}
		lane := &h.Lanes[lanes-1]
		lane.Sequence = engine.Sequence{Tokens: []int32{1, 5, 6, 7, 8}}
		require.EqualError(t, check_range.CheckRange(h, lane, 0, 1),
			"no run is paused: a range can be cleared after a run with keep_history 0 whose callback returned 1; "+
				"otherwise start_pos and end_pos must be NULL")
		lane.Paused = &librkllmrt.Turn{}
		for _, good := range [][2]int{{0, 1}, {0, 5}, {4, 5}, {2, 4}} {
			require.NoError(t, check_range.CheckRange(h, lane, good[0], good[1]))
		}
		for _, bad := range [][2]int{{-1, 2}, {3, 1}, {0, 6}, {6, 6}} {
			require.ErrorContains(t, check_range.CheckRange(h, lane, bad[0], bad[1]), "it must be 0 <= start_pos "+sign+
				" end_pos <= 5, the tokens in the cache")
		}
		require.Equal(t, lanes == 1, check_range.CheckRange(h, lane, 2, 2) != nil,
			"an empty range leaves a lane as it is, beside others")
	}
}
