package scan_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_character"
)

// Of every beginning of two bytes, with some third and fourth ones: the same verdict as Go's.
func TestScanCharacter(t *testing.T) {
	for pair := 0x8000; pair <= 0xFFFF; pair++ {
		for _, rest := range []string{"\x80\x80", "\xbf\xbf", "\x7f\x80", "\x80\xc0", "ab"} {
			text := string([]byte{byte(pair >> 8), byte(pair)}) + rest
			s := utils.JSONScanner{State: scan.String}
			n, err := 1, scan_character.ScanCharacter(&s, text[0])
			for ; err == nil && s.State == scan.Character && n < len(text); n++ {
				err = scan_character.ScanCharacter(&s, text[n])
			}
			_, size := utf8.DecodeRuneInString(text)
			switch {
			case size > 1:
				require.Equal(t, []any{size, nil, utils.JSONScanner{State: scan.String}}, []any{n, err, s}, "%q", text)
			case n == 1:
				require.Equal(t, scan.ErrUTF8, err, "%q", text)
			default:
				require.Equal(t, scan.ErrCharacter, err, "%q", text)
			}
		}
	}
}
