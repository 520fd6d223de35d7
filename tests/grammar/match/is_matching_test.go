package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/is_matching"
)

func TestIsMatching(t *testing.T) {
	class := &grammar.Node{Kind: grammar.Class, Characters: []rune{'a', 'c', 'x', 'x'}}
	other := &grammar.Node{Kind: grammar.Class, Characters: class.Characters, Not: true}
	for r, expected := range map[rune]bool{'a': true, 'b': true, 'd': false, 'x': true, 'é': false} {
		require.Equal(t, expected, is_matching.IsMatching(&grammar.Frame{FrameKey: grammar.FrameKey{Node: class}}, r))
		require.Equal(t, !expected, is_matching.IsMatching(&grammar.Frame{FrameKey: grammar.FrameKey{Node: other}}, r))
	}
	literal := &grammar.Frame{FrameKey: grammar.FrameKey{Node: &grammar.Node{Characters: []rune("ab")}, At: 1}}
	require.True(t, is_matching.IsMatching(literal, 'b'))
	require.False(t, is_matching.IsMatching(literal, 'a'))
}
