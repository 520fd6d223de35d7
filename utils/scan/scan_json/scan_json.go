// Package scan_json finds the end of a JSON text and proves that it is valid.
package scan_json

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
	"rkllmd/utils/scan/scan_literal"
	"rkllmd/utils/scan/scan_number"
	"rkllmd/utils/scan/scan_string"
	"rkllmd/utils/scan/scan_structure"
)

// ScanJSON reads JSON text, blanks before it included, and stops right after one complete value of any kind: done. n is
// the number of bytes read, or, with an error, the position of the first wrong byte in data. Without either, all of
// data was read and is the beginning of a valid text: go on with the bytes that follow. A number by itself ends only
// before the byte behind it: where the input is at its end, scan one more newline. After done or an error the scanner
// stands before a value again.
//
// Strict: exactly the grammar of RFC 8259, strings that are Unicode text (scan_string), nesting at most utils.MaxDepth.
//
// **Runs on:** any thread. Errors: those of utils that begin with Err, each of which says what would have been right.
func ScanJSON(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	for n < len(data) {
		used, ended := 0, false
		switch c := data[n]; {
		case s.State >= scan.True:
			used, ended, err = scan_literal.ScanLiteral(s, data[n:])
		case s.State >= scan.Minus:
			used, ended, err = scan_number.ScanNumber(s, data[n:])
		case s.State >= scan.String:
			used, ended, err = scan_string.ScanString(s, data[n:])
		case c == ' ' || c == '\n' || c == '\r' || c == '\t':
			used = 1
		default:
			if ended, err = scan_structure.ScanStructure(s, c); err == nil {
				used = 1
			}
		}
		n += used
		switch {
		case err != nil || ended && s.Depth == 0:
			*s = utils.JSONScanner{}
			return n, err == nil, err
		case ended && s.Name:
			s.State, s.Name = scan.Colon, false
		case ended:
			s.State = scan.Next
		}
	}
	return n, false, nil
}
