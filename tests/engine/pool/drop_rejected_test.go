package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/check_cache"
	"rkllmd/engine/pool/drop_rejected"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
)

func TestDropRejected(t *testing.T) {
	p := pool_still.PoolStill(t, pool_model.PoolModel(t), 2, 64)
	slot, tokens := &p.Slots[1], pool_prompt.PoolPrompt(1, 20)
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &slot.Sequence, tokens, engine.OutputNone))
	require.NoError(t, check_cache.CheckCache(p.Context, slot))
	drop_rejected.DropRejected(p, slot, 7)
	require.Equal(t, tokens[:13], slot.Sequence.Tokens)
	require.NoError(t, check_cache.CheckCache(p.Context, slot), "to go back is no violation")
	require.Equal(t, 13, slot.Next)
}
