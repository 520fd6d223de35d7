// Package scan_number reads on inside a JSON number.
package scan_number

import "rkllmd/utils"

// ScanNumber reads on inside a number (s.State is one of ScanMinus to ScanExponent) and stops before the first byte that
// does not belong to it: done. n is the number of bytes read, or the position of the first wrong one.
//
// **Runs on:** any thread. Follows RFC 8259 section 6. Errors: utils.ErrNumber.
func ScanNumber(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	for state := s.State; n < len(data); n++ {
		switch c := data[n]; {
		case c == '0' && state == utils.ScanMinus:
			state = utils.ScanZero
		case c >= '0' && c <= '9':
			switch state {
			case utils.ScanMinus:
				state = utils.ScanInteger
			case utils.ScanPoint:
				state = utils.ScanFraction
			case utils.ScanE, utils.ScanSign:
				state = utils.ScanExponent
			case utils.ScanZero:
				return n, false, utils.ErrNumber
			}
		case c == '.' && (state == utils.ScanZero || state == utils.ScanInteger):
			state = utils.ScanPoint
		case (c == 'e' || c == 'E') && (state == utils.ScanZero || state == utils.ScanInteger || state == utils.ScanFraction):
			state = utils.ScanE
		case (c == '+' || c == '-') && state == utils.ScanE:
			state = utils.ScanSign
		case state == utils.ScanMinus, state == utils.ScanPoint, state == utils.ScanE, state == utils.ScanSign:
			return n, false, utils.ErrNumber
		default:
			return n, true, nil
		}
		s.State = state
	}
	return n, false, nil
}
