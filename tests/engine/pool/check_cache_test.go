package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/pool/check_cache"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCheckCache(t *testing.T) {
	c := engine_create_context.EngineCreateContext(t, engine_load_model.EngineLoadModel(t, "llama"), 64, 64)
	for _, violation := range []struct {
		name string
		cut  int // the cache is cut here behind the sequence's back; 0: it is not, but a token is decoded
		want error
	}{
		{"too long", 0, engine.ErrCacheLength},
		{"too short, but not shorter than before", 3, engine.ErrCacheLength},
		{"gone back", 2, engine.ErrCachePosition},
	} {
		t.Run(violation.name, func(t *testing.T) {
			slot := &engine.Slot{}
			require.NoError(t, check_cache.CheckCache(c, slot))
			require.NoError(t, decode_tokens.DecodeTokens(c, &slot.Sequence, []int32{5, 6, 7}, engine.OutputLast))
			require.NoError(t, check_cache.CheckCache(c, slot))
			require.Equal(t, 3, slot.Next)
			require.NoError(t, decode_tokens.DecodeTokens(c, &slot.Sequence, []int32{8}, engine.OutputLast))
			behind := engine.Sequence{Tokens: append([]int32(nil), slot.Sequence.Tokens...)}
			if violation.cut > 0 {
				require.NoError(t, remove_tokens.RemoveTokens(c, &behind, violation.cut))
			} else {
				require.NoError(t, decode_tokens.DecodeTokens(c, &behind, []int32{9}, engine.OutputLast))
			}
			err := check_cache.CheckCache(c, slot)
			require.ErrorIs(t, err, violation.want)
			require.ErrorContains(t, err, "sequence 0")
			require.Empty(t, slot.Sequence.Tokens)
			require.NoError(t, check_cache.CheckCache(c, slot), "it is empty, and so is the cache")
		})
	}
	slot := &engine.Slot{}
	require.NoError(t, decode_tokens.DecodeTokens(c, &slot.Sequence, []int32{5, 6, 7}, engine.OutputLast))
	require.NoError(t, check_cache.CheckCache(c, slot))
	require.NoError(t, remove_tokens.RemoveTokens(c, &slot.Sequence, 1))
	slot.Next = 0
	require.NoError(t, check_cache.CheckCache(c, slot), "taken back on purpose")
}
