package match_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/match/list_ends"
)

func TestListEnds(t *testing.T) {
	for begun, ends := range map[string][2]rune{
		"\xC3": {0xC0, 0xFF}, "\xC2": {0x80, 0xBF}, "\xE0": {0x800, 0xFFF}, "\xED": {0xD000, 0xD7FF},
		"\xEE":     {0xE000, 0xEFFF},
		"\xE2\x82": {0x2080, 0x20BF}, "\xF0": {0x10000, 0x3FFFF}, "\xF4": {0x100000, 0x10FFFF},
		"\xF0\x9F\x99": {0x1F640, 0x1F67F},
	} {
		first, last := list_ends.ListEnds(begun)
		require.Equal(t, ends, [2]rune{first, last}, "%x", begun)
	}
}
