// Package skip_plain steps over what stands for itself in a JSON string.
package skip_plain

import "unicode/utf8"

// SkipPlain returns the index of the first byte at or after i that does not stand for itself in a JSON string: a quote,
// a backslash, a control character, or one that is no whole character in UTF-8 with those after it; or len(data).
//
// **Runs on:** any thread. Follows RFC 8259 sections 7 and 8.1.
func SkipPlain(data []byte, i int) int {
	for i < len(data) {
		if c := data[i]; c < utf8.RuneSelf {
			if c < ' ' || c == '"' || c == '\\' {
				return i
			}
			i++
			continue
		}
		_, size := utf8.DecodeRune(data[i:])
		if size == 1 {
			return i
		}
		i += size
	}
	return i
}
