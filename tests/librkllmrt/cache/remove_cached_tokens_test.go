package cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt/cache/remove_cached_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_handle"
)

func TestRemoveCachedTokens(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, []int32{1, 5, 6, 7},
		engine.OutputNone))
	require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 2))
	require.Equal(t, []int32{1, 5}, h.Lanes[0].Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[0].Sequence, []int32{9}, engine.OutputNone),
		"the cache agrees")
	require.NoError(t, remove_cached_tokens.RemoveCachedTokens(h, &h.Lanes[0], 99),
		"what cannot be cut in part is cut as a whole")
	require.Empty(t, h.Lanes[0].Sequence.Tokens)
}
