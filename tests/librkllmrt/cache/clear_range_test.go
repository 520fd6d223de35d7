package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cache/clear_range"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestClearRange(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
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
		require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 0))
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, []int32{1, 5, 6, 7, 8},
			engine.OutputNone))
		h.Lanes[0].System, h.Lanes[0].Paused, h.Lanes[0].Edited = 3, &librkllmrt.Turn{System: 3, Keep: 3}, false
		require.NoError(t, clear_range.ClearRange(h, &h.Lanes[0], 2, 2))
		require.False(t, h.Lanes[0].Edited)
		require.NoError(t, clear_range.ClearRange(h, &h.Lanes[0], row.start, row.end))
		require.Equal(t, row.left, h.Lanes[0].Sequence.Tokens)
		require.Equal(t, []int{row.kept, row.kept, row.kept}, []int{h.Lanes[0].System, h.Lanes[0].Paused.System,
			h.Lanes[0].Paused.Keep})
		require.True(t, h.Lanes[0].Edited)
		require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, []int32{9}, engine.OutputNone),
			"the cache agrees")
	}
}
