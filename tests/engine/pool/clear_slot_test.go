package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/pool/clear_slot"
	"rkllmd/tests/engine/pool_mamba"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
)

func TestClearSlot(t *testing.T) {
	for _, m := range []*engine.Model{pool_model.PoolModel(t), pool_mamba.PoolMamba(t)} {
		p := pool_still.PoolStill(t, m, 2, 64)
		s := &p.Slots[1]
		s.Used, s.Next = 5, 3
		require.NoError(t, decode_tokens.DecodeTokens(p.Context, &s.Sequence, []int32{300, 301, 302},
			engine.OutputNone))
		clear_slot.ClearSlot(p, s)
		require.Empty(t, s.Sequence.Tokens)
		require.Zero(t, s.Used)
		require.Zero(t, s.Next, "to begin again is no violation")
		require.NoError(t, decode_tokens.DecodeTokens(p.Context, &s.Sequence, []int32{310, 311}, engine.OutputLast))
		logits, err := read_logits.ReadLogits(p.Context, 1)
		require.NoError(t, err)
		require.Equal(t, engine_last_logits.EngineLastLogits(t, m, []int32{310, 311}, 2), logits, "nothing is left")
	}
}
