package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/append_held"
)

func TestAppendHeld(t *testing.T) {
	s := &generation.CallState{Held: "ab"}
	append_held.AppendHeld(s, "cd")
	require.Equal(t, "abcd", s.Held)
	earlier := s.Held[1:3]
	s.Held = s.Held[3:]
	append_held.AppendHeld(s, "ef")
	require.Equal(t, "def", s.Held)
	s.Held = ""
	append_held.AppendHeld(s, "gh")
	require.Equal(t, "gh", s.Held)
	require.Equal(t, 2, s.Buffer.Len(), "what is told is not kept")
	require.Equal(t, "bc", earlier, "a text that was cut out stays")
}
