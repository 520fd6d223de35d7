// Package scan_character reads one byte of a character that has several.
package scan_character

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
)

// ScanCharacter reads one byte of a character that has several in UTF-8: the first (s.State is ScanString), or the next
// (ScanCharacter). Behind the last one s stands in the string again.
//
// **Runs on:** any thread. Follows RFC 3629 section 4. Errors: utils.ErrUTF8, ErrCharacter.
func ScanCharacter(s *utils.JSONScanner, c byte) error {
	if s.State == scan.Character {
		if c < s.Low || c > s.High {
			return scan.ErrCharacter
		}
		s.Low, s.High = 0x80, 0xBF
		if s.Rest--; s.Rest == 0 {
			s.State, s.Low, s.High = scan.String, 0, 0
		}
		return nil
	}
	low, high := byte(0x80), byte(0xBF)
	switch c {
	case 0xE0: // less would have a shorter form
		low = 0xA0
	case 0xED: // more would be half of a character of UTF-16
		high = 0x9F
	case 0xF0:
		low = 0x90
	case 0xF4: // more would be beyond Unicode
		high = 0x8F
	}
	switch {
	case c >= 0xC2 && c <= 0xDF:
		s.Rest = 1
	case c >= 0xE0 && c <= 0xEF:
		s.Rest = 2
	case c >= 0xF0 && c <= 0xF4:
		s.Rest = 3
	default:
		return scan.ErrUTF8
	}
	s.State, s.Low, s.High = scan.Character, low, high
	return nil
}
