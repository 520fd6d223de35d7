package adapt_backend_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/kakeya/adapt_backend"
	"rkllmd/tests/support/kakeya_note_prompt"
)

func TestAdaptBackend(t *testing.T) {
	for _, can := range []generation.Capabilities{{Sessions: true, Tokens: true}, {}} {
		b := &generation.Backend{Capabilities: can}
		require.True(t, adapt_backend.AdaptBackend(b) == b, "it keeps sessions itself, or takes no tokens")
	}
	var given []int32
	b := &generation.Backend{Name: "a library", Capabilities: generation.Capabilities{Tokens: true}}
	b.Start = kakeya_note_prompt.KakeyaNotePrompt(&given)
	adapted := adapt_backend.AdaptBackend(b)
	require.False(t, b.Capabilities.Sessions, "as it was")
	require.True(t, adapted.Capabilities.Sessions)
	require.Equal(t, b.Name, adapted.Name)
	require.NotPanics(t, func() { adapted.Release(7) })
	require.NoError(t, adapted.Start(&generation.Run{Prompt: []int32{1, 2}}))
	require.Equal(t, []int32{1, 2}, given)
}
