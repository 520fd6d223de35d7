package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar"
	"rkllmd/grammar/match/is_place_begun"
)

func TestIsPlaceBegun(t *testing.T) {
	literal := &grammar.Frame{FrameKey: grammar.FrameKey{Node: &grammar.Node{Characters: []rune("aé")}, At: 1}}
	require.True(t, is_place_begun.IsPlaceBegun(literal, 0xC0, 0xFF))
	require.False(t, is_place_begun.IsPlaceBegun(literal, 0x80, 0xBF))
	require.False(t, is_place_begun.IsPlaceBegun(literal, 'a', 'a'), "it is behind that")
	for _, c := range []struct {
		first, last rune
		some, other bool
	}{
		{0, 9, false, true}, {0, 10, true, true}, {10, 20, true, false}, {12, 18, true, false}, {15, 21, true, true},
		{21, 29, false, true}, {20, 30, true, true}, {30, 30, true, false}, {31, 90, false, true}, {5, 50, true, true},
	} {
		class := &grammar.Node{Kind: grammar.Class, Characters: []rune{10, 20, 30, 30}}
		f := &grammar.Frame{FrameKey: grammar.FrameKey{Node: class}}
		require.Equal(t, c.some, is_place_begun.IsPlaceBegun(f, c.first, c.last), c)
		class.Not = true
		require.Equal(t, c.other, is_place_begun.IsPlaceBegun(f, c.first, c.last), c)
	}
}
