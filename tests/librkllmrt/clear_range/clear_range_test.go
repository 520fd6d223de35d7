package clear_range_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/clear_range"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/tests/support/rt_handle"
)

func TestClearRange(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	require.EqualError(t, clear_range.ClearRange(h, 0, 1),
		"no run is paused: a range can be cleared after a run with keep_history 0 whose callback returned 1; otherwise start_pos and end_pos must be NULL")
	for _, row := range []struct {
		start, end int
		left       []int32
		kept       int
	}{
		{1, 3, []int32{1, 7, 8}, 1},
		{3, 5, []int32{1, 5, 6}, 3},
		{2, 3, []int32{1, 5, 7, 8}, 2},
		{0, 4, []int32{8}, 0},
		{0, 5, []int32{}, 0},
		{4, 5, []int32{1, 5, 6, 7}, 3},
	} {
		require.NoError(t, cut_cache.CutCache(h, 0))
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{1, 5, 6, 7, 8}, engine.OutputNone))
		h.System, h.Paused, h.Edited = 3, &librkllmrt.Run{System: 3, Keep: 3}, false
		for _, bad := range [][2]int{{-1, 2}, {2, 2}, {3, 1}, {0, 6}} {
			require.ErrorContains(t, clear_range.ClearRange(h, bad[0], bad[1]), "it must be 0 <= start_pos < end_pos <= 5, the tokens in the cache")
		}
		require.False(t, h.Edited)
		require.NoError(t, clear_range.ClearRange(h, row.start, row.end))
		require.Equal(t, row.left, h.Sequence.Tokens)
		require.Equal(t, []int{row.kept, row.kept, row.kept}, []int{h.System, h.Paused.System, h.Paused.Keep})
		require.True(t, h.Edited)
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{9}, engine.OutputNone), "the cache agrees")
	}
}
