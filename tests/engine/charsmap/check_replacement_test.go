package charsmap_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/charsmap"
	"rkllmd/engine/charsmap/check_replacement"
)

func TestCheckReplacement(t *testing.T) {
	longest := "ab\x00" + strings.Repeat("c", charsmap.LongestReplacement)
	for _, at := range []uint32{0, 1, 2, 3} {
		require.NoError(t, check_replacement.CheckReplacement(longest+"\x00", at))
	}
	require.EqualError(t, check_replacement.CheckReplacement("ab\x00", 3), "a replacement begins at byte 3 of 3")
	for text, at := range map[string]uint32{"ab\x00c": 3, longest: 3, longest + "c\x00": 3} {
		require.EqualError(t, check_replacement.CheckReplacement(text, at),
			"the replacement at byte 3 does not end within 255 bytes, or not at all")
	}
}
