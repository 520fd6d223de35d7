// Package scan_string reads on inside a JSON string.
package scan_string

import (
	"strings"

	"rkllmd/utils"
)

// ScanString reads on inside a string (s.State is ScanString, ScanEscape or ScanHex) and stops right after its closing
// quote: done. n is the number of bytes read, or the position of the first wrong one.
//
// **Runs on:** any thread. Follows RFC 8259 section 7. Whether the string is UTF-8 is not looked at.
// Errors: utils.ErrControl, ErrEscape, ErrHex.
func ScanString(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	for ; n < len(data); n++ {
		switch s.State {
		case utils.ScanString:
			for n < len(data) && data[n] >= ' ' && data[n] != '"' && data[n] != '\\' {
				n++
			}
			switch {
			case n == len(data):
				return n, false, nil
			case data[n] == '"':
				return n + 1, true, nil
			case data[n] < ' ':
				return n, false, utils.ErrControl
			}
			s.State = utils.ScanEscape
		case utils.ScanEscape:
			if data[n] == 'u' {
				s.State, s.Rest = utils.ScanHex, 4
				continue
			}
			if strings.IndexByte(`"\/bfnrt`, data[n]) < 0 {
				return n, false, utils.ErrEscape
			}
			s.State = utils.ScanString
		case utils.ScanHex:
			if strings.IndexByte("0123456789abcdefABCDEF", data[n]) < 0 {
				return n, false, utils.ErrHex
			}
			if s.Rest--; s.Rest == 0 {
				s.State = utils.ScanString
			}
		}
	}
	return n, false, nil
}
