package demo_test

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/convert_bytes"
)

func TestConvertBytes(t *testing.T) {
	require.Equal(t, "Ġthe", convert_bytes.ConvertBytes(" the"))
	require.Equal(t, "ĊĉčĀġ", convert_bytes.ConvertBytes("\n\t\r\x00\x7f"))
	require.Equal(t, "zÃ¼rich", convert_bytes.ConvertBytes("zürich"))
	require.Equal(t, "ðŁĻĥ", convert_bytes.ConvertBytes("🙃"))
	require.Equal(t, "Ńł", convert_bytes.ConvertBytes("\xad\xa0"))
	seen := map[string]bool{}
	for b := range 256 {
		letter := convert_bytes.ConvertBytes(string([]byte{byte(b)}))
		require.Equal(t, 1, utf8.RuneCountInString(letter))
		r, _ := utf8.DecodeRuneInString(letter)
		require.True(t, unicode.IsPrint(r))
		seen[letter] = true
	}
	require.Len(t, seen, 256)
}
