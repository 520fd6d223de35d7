package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/clear_ranges"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestClearRanges(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 3)
	for i := range h.Lanes {
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[i].Sequence, []int32{1, 5, 6, 7, 8},
			engine.OutputNone))
	}
	require.ErrorContains(t, clear_ranges.ClearRanges(h, []int32{0, 0, 0}, []int32{1, 1, 1}),
		"input 0: no run is paused")
	for i := range h.Lanes {
		h.Lanes[i].Paused = &librkllmrt.Turn{}
	}
	require.EqualError(t, clear_ranges.ClearRanges(h, []int32{0, 0, 4}, []int32{1, 1, 6}),
		"input 2: the range is [4, 6); it must be 0 <= start_pos <= end_pos <= 5, the tokens in the cache")
	require.Len(t, h.Lanes[0].Sequence.Tokens, 5, "nothing is cleared")

	require.NoError(t, clear_ranges.ClearRanges(h, []int32{1, 0, 3}, []int32{3, 0, 5}))
	for i, want := range [][]int32{{1, 7, 8}, {1, 5, 6, 7, 8}, {1, 5, 6}} {
		require.Equal(t, want, h.Lanes[i].Sequence.Tokens)
		require.Equal(t, i != 1, h.Lanes[i].Edited)
	}
}
