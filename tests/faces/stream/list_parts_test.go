package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream/list_parts"
	"rkllmd/generation"
)

func TestListParts(t *testing.T) {
	require.Equal(t, []generation.Part{{Kind: generation.PartThought, Text: "a"}, {Kind: generation.PartText,
		Text: "b"}},
		list_parts.ListParts(generation.Token{Thinking: "a", Text: "b"}))
	parts := []generation.Part{{Kind: generation.PartText, Text: "b"}, {Kind: generation.PartCall}}
	require.Equal(t, parts, list_parts.ListParts(generation.Token{Text: "b", Parts: parts}))
}
