package cut_cache_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/tests/support/rt_handle"
)

func TestCutCache(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{1, 5, 6, 7}, engine.OutputNone))
	require.NoError(t, cut_cache.CutCache(h, 2))
	require.Equal(t, []int32{1, 5}, h.Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{9}, engine.OutputNone), "the cache agrees")
	require.NoError(t, cut_cache.CutCache(h, 99), "what cannot be cut in part is cut as a whole")
	require.Empty(t, h.Sequence.Tokens)
}
