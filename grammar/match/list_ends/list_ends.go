// Package list_ends returns the first and the last character that begin with some bytes.
package list_ends

import "unicode/utf8"

// ListEnds returns the first and the last character whose UTF-8 begins with some bytes, which are not all of it.
//
// **Runs on:** any thread.
func ListEnds(begun string) (first, last rune) {
	length, bits := 2, rune(begun[0]&0x1F)
	switch {
	case begun[0] >= 0xF0:
		length, bits = 4, rune(begun[0]&0x07)
	case begun[0] >= 0xE0:
		length, bits = 3, rune(begun[0]&0x0F)
	}
	for _, b := range []byte(begun[1:]) {
		bits = bits<<6 | rune(b&0x3F)
	}
	missing := 6 * (length - len(begun))
	first, last = bits<<missing, bits<<missing|(1<<missing-1)
	first = max(first, [...]rune{2: 0x80, 3: 0x800, 4: 0x10000}[length])
	if first < 0xD800 && last >= 0xD800 { // no characters follow: they are UTF-16's
		last = 0xD7FF
	}
	return first, min(last, utf8.MaxRune)
}
