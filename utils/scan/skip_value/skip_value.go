// Package skip_value steps over a JSON value.
package skip_value

import "rkllmd/utils/scan/skip_string"

// SkipValue returns the index after the JSON value that begins at data[i]. data must be valid JSON.
//
// **Runs on:** any thread. Follows RFC 8259 section 2.
func SkipValue(data []byte, i int) int {
	depth := 0
	for i < len(data) {
		switch data[i] {
		case '"':
			i = skip_string.SkipString(data, i) - 1
			if depth == 0 {
				return i + 1
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 { // a number or a word ends where its container does
				return i
			}
			depth--
			if depth == 0 {
				return i + 1
			}
		case ',', ' ', '\n', '\r', '\t':
			if depth == 0 {
				return i
			}
		}
		i++
	}
	return i
}
