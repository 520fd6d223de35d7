// Package scan_text looks whether bytes can be text.
package scan_text

import "unicode/utf8"

// ScanText takes the next byte of a text in UTF-8. begun is the bytes of a character that is not complete yet; ScanText
// returns what they are after the byte. It reports whether the byte is allowed there.
//
// **Runs on:** any thread. Follows RFC 3629.
func ScanText(begun []byte, b byte) ([]byte, bool) {
	if len(begun) == 0 && b < utf8.RuneSelf {
		return begun, true
	}
	begun = append(begun, b)
	if !utf8.FullRune(begun) {
		return begun, true
	}
	_, size := utf8.DecodeRune(begun)
	return begun[:0], size > 1 // an encoding of one byte would have ended above
}
