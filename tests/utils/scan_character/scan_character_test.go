package scan_character_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan_character"
)

// Of every beginning of two bytes, and of every third and fourth byte behind some: the same verdict as Go's.
func TestScanCharacter(t *testing.T) {
	for first := 0x80; first <= 0xFF; first++ {
		for second := range 256 {
			for _, rest := range []string{"\x80\x80", "\xbf\xbf", "\x7f\x80", "\x80\xc0", "ab"} {
				text := string([]byte{byte(first), byte(second)}) + rest
				s := utils.JSONScanner{State: utils.ScanString}
				n, err := 1, scan_character.ScanCharacter(&s, text[0])
				for ; err == nil && s.State == utils.ScanCharacter && n < len(text); n++ {
					err = scan_character.ScanCharacter(&s, text[n])
				}
				_, size := utf8.DecodeRuneInString(text)
				if size > 1 {
					require.Equal(t, []any{size, nil, utils.ScanString}, []any{n, err, s.State}, "%q", text)
					continue
				}
				require.Error(t, err, "%q", text)
				if n == 1 {
					require.Equal(t, utils.ErrUTF8, err, "%q", text)
				} else {
					require.Equal(t, utils.ErrCharacter, err, "%q", text)
				}
			}
		}
	}
}
