package adapt_context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/decode_tokens"
	"rkllmd/librkllmrt/adapt_context"
	"rkllmd/tests/support/rt_handle"
)

func TestAdaptContext(t *testing.T) {
	h := rt_handle.RtHandle(t, "llama")
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{260, 261}, engine.OutputLast))
	before := h.Context
	require.NoError(t, adapt_context.AdaptContext(h))
	require.True(t, h.Context.Adapts)
	require.Equal(t, []int{before.Size, before.Batch, before.Threads}, []int{h.Context.Size, h.Context.Batch, h.Context.Threads})
	require.Nil(t, before.Ptr, "the one before is freed")
	require.Empty(t, h.Sequence.Tokens)
	require.NoError(t, decode_tokens.DecodeTokens(h.Context, &h.Sequence, []int32{260, 261}, engine.OutputLast))

	adapted := h.Context
	require.NoError(t, adapt_context.AdaptContext(h))
	require.Same(t, adapted, h.Context)
	require.Len(t, h.Sequence.Tokens, 2)
}
