package handle_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt/handle/replace_context"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

func TestReplaceContext(t *testing.T) {
	h := rt_lanes.RtLanes(t, rt_tiny.RtTiny(t, "llama"), 2)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[1].Sequence, []int32{260, 261},
		engine.OutputLast))
	before := h.Context
	require.NoError(t, replace_context.ReplaceContext(h))
	require.True(t, h.Context.Adapts)
	require.Equal(t, []int{before.Size, before.Batch, before.Threads, 2}, []int{h.Context.Size, h.Context.Batch,
		h.Context.Threads, h.Context.Sequences})
	require.Nil(t, before.Ptr, "the one before is freed")
	require.Empty(t, h.Lanes[1].Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Lanes[1].Sequence, []int32{260, 261},
		engine.OutputLast))

	adapted := h.Context
	require.NoError(t, replace_context.ReplaceContext(h))
	require.Same(t, adapted, h.Context)
	require.Len(t, h.Lanes[1].Sequence.Tokens, 2)
}
