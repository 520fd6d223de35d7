// Package split_utf8 finds where the whole characters of a text end.
package split_utf8

import "unicode/utf8"

// SplitUTF8 returns how many bytes of text, from its start, are whole UTF-8 characters. What follows them, three bytes
// at most, is the beginning of a character. Bytes that can never become a character count as whole: there is nothing to
// wait for.
//
// **Runs on:** any thread.
func SplitUTF8(text []byte) int {
	for i := len(text) - 1; i >= 0 && i > len(text)-utf8.UTFMax; i-- {
		if utf8.RuneStart(text[i]) {
			if !utf8.FullRune(text[i:]) {
				return i
			}
			break
		}
	}
	return len(text)
}
