// Package scan_number reads on inside a JSON number.
package scan_number

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
)

// ScanNumber reads on inside a number (s.State is one of ScanMinus to ScanExponent) and stops before the first byte
// that does not belong to it: done. n is the number of bytes read, or the position of the first wrong one.
//
// **Runs on:** any thread. Follows RFC 8259 section 6. Errors: utils.ErrNumber.
func ScanNumber(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	for state := s.State; n < len(data); n++ {
		switch c := data[n]; {
		case c == '0' && state == scan.Minus:
			state = scan.Zero
		case c >= '0' && c <= '9':
			switch state {
			case scan.Minus:
				state = scan.Integer
			case scan.Point:
				state = scan.Fraction
			case scan.E, scan.Sign:
				state = scan.Exponent
			case scan.Zero:
				return n, false, utils.ErrNumber
			}
		case c == '.' && (state == scan.Zero || state == scan.Integer):
			state = scan.Point
		case (c == 'e' || c == 'E') && (state == scan.Zero || state == scan.Integer || state == scan.Fraction):
			state = scan.E
		case (c == '+' || c == '-') && state == scan.E:
			state = scan.Sign
		case state == scan.Minus, state == scan.Point, state == scan.E, state == scan.Sign:
			return n, false, utils.ErrNumber
		default:
			return n, true, nil
		}
		s.State = state
	}
	return n, false, nil
}
