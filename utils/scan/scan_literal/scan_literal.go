// Package scan_literal reads on inside true, false and null.
package scan_literal

import (
	"rkllmd/utils"
	"rkllmd/utils/scan"
)

// ScanLiteral reads on inside true, false or null (s.State is ScanTrue, ScanFalse or ScanNull; s.Rest letters of it
// have been read) and stops right after it: done. n is the number of bytes read, or the position of the first wrong
// one.
//
// **Runs on:** any thread. Follows RFC 8259 section 3. Errors: utils.ErrLiteral.
func ScanLiteral(s *utils.JSONScanner, data []byte) (n int, done bool, err error) {
	word := scan.Literals[s.State-scan.True]
	for ; n < len(data) && int(s.Rest) < len(word); n++ {
		if data[n] != word[s.Rest] {
			return n, false, scan.ErrLiteral
		}
		s.Rest++
	}
	return n, int(s.Rest) == len(word), nil
}
