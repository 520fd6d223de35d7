// Package scan_escape reads one byte of an escape in a JSON string.
package scan_escape

import (
	"strings"

	"rkllmd/utils"
	"rkllmd/utils/scan"
)

// ScanEscape reads one byte inside an escape (s.State is ScanEscape or ScanHex), or behind one that is the first half
// of a character (ScanHalf), whose second half must follow. Behind the escape s stands in the string again.
//
// **Runs on:** any thread. Follows RFC 8259 sections 7 and 8.2. Errors: utils.ErrEscape, ErrHex, ErrHalf.
func ScanEscape(s *utils.JSONScanner, c byte) error {
	switch {
	case s.State == scan.Half && c == '\\':
		s.State = scan.Escape
		return nil
	case s.State == scan.Half:
		return utils.ErrHalf
	case s.State == scan.Escape && c == 'u':
		s.State, s.Rest, s.Code = scan.Hex, 4, 0
		return nil
	case s.State == scan.Escape && strings.IndexByte(`"\/bfnrt`, c) < 0:
		return scan.ErrEscape
	case s.State == scan.Escape && s.Half:
		return utils.ErrHalf
	case s.State == scan.Escape:
		s.State = scan.String
		return nil
	}
	digit := strings.IndexByte("0123456789abcdefABCDEF", c)
	switch {
	case digit < 0:
		return scan.ErrHex
	case digit > 0xF: // one of the capitals
		digit -= 6
	}
	s.Code = s.Code<<4 | uint16(digit)
	if s.Rest--; s.Rest > 0 {
		return nil
	}
	first, second := s.Code>>10 == 0xD800>>10, s.Code>>10 == 0xDC00>>10
	if second != s.Half {
		return utils.ErrHalf
	}
	if s.State, s.Half = scan.String, first; first {
		s.State = scan.Half
	}
	return nil
}
