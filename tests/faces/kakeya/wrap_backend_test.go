package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/wrap_backend"
	"rkllmd/generation"
	"rkllmd/tests/faces/kakeya/kakeya_note_prompt"
)

func TestWrapBackend(t *testing.T) {
	for _, can := range []generation.Capabilities{{Sessions: true, Tokens: true}, {},
		{Tokens: true, EmbedsOnly: true}} {
		b := &generation.Backend{Capabilities: can}
		require.True(t, wrap_backend.WrapBackend(b) == b, "it keeps sessions itself, takes no tokens, or makes no text")
	}
	var given []int32
	b := &generation.Backend{Name: "a library", Capabilities: generation.Capabilities{Tokens: true}}
	b.Start = kakeya_note_prompt.KakeyaNotePrompt(&given)
	adapted := wrap_backend.WrapBackend(b)
	require.False(t, b.Capabilities.Sessions, "as it was")
	require.True(t, adapted.Capabilities.Sessions)
	require.Equal(t, b.Name, adapted.Name)
	require.NotPanics(t, func() { adapted.Release(7) })
	require.NoError(t, adapted.Start(&generation.Run{Prompt: []int32{1, 2}}))
	require.Equal(t, []int32{1, 2}, given)
}
