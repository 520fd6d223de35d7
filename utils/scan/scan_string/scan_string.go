// Package scan_string reads on inside a JSON string.
package scan_string

import (
	"unicode/utf8"

	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_character"
	"rkllmd/utils/scan/scan_escape"
	"rkllmd/utils/scan/skip_plain"
)

// ScanString reads on inside a string (s.State is one of ScanString to ScanHalf) and stops right after its closing
// quote: done. n is the number of bytes read, or the position of the first wrong one. The string is Unicode text: its
// bytes are UTF-8, and no escape is half of a character.
//
// **Runs on:** any thread. Follows RFC 8259 sections 7 and 8. Errors: utils.ErrControl, ErrEscape, ErrHex, ErrUTF8,
// ErrCharacter, ErrHalf.
func ScanString(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	for ; n < len(data); n++ {
		if s.State == scan.String {
			n = skip_plain.SkipPlain(data, n)
			if n == len(data) {
				break
			}
		}
		switch c := data[n]; {
		case s.State >= scan.Escape:
			err = scan_escape.ScanEscape(s, c)
		case s.State == scan.Character || c >= utf8.RuneSelf:
			err = scan_character.ScanCharacter(s, c)
		case c == '"':
			return n + 1, true, nil
		case c == '\\':
			s.State = scan.Escape
		default:
			err = scan.ErrControl
		}
		if err != nil {
			break
		}
	}
	return n, false, err
}
