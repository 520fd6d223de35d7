package byte_letters_test

import (
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/byte_letters"
)

func TestByteLetters(t *testing.T) {
	require.Equal(t, "Ġthe", byte_letters.ByteLetters(" the"))
	require.Equal(t, "ĊĉčĀġ", byte_letters.ByteLetters("\n\t\r\x00\x7f"))
	require.Equal(t, "zÃ¼rich", byte_letters.ByteLetters("zürich"))
	require.Equal(t, "ðŁĻĥ", byte_letters.ByteLetters("🙃"))
	require.Equal(t, "Ńł", byte_letters.ByteLetters("\xad\xa0"))
	seen := map[string]bool{}
	for b := range 256 {
		letter := byte_letters.ByteLetters(string([]byte{byte(b)}))
		require.Equal(t, 1, utf8.RuneCountInString(letter))
		r, _ := utf8.DecodeRuneInString(letter)
		require.True(t, unicode.IsPrint(r))
		seen[letter] = true
	}
	require.Len(t, seen, 256)
}
