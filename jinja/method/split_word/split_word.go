// Package split_word returns the length of the first word of a text, without and with the blanks behind it.
package split_word

import (
	"strings"

	"rkllmd/jinja/text/find_strip"
	"rkllmd/jinja/text/is_blank"
)

// SplitWord returns the length of the first word of a text, without and with the blanks behind it.
//
// **Runs on:** any thread.
func SplitWord(s string) (int, int) {
	at := strings.IndexFunc(s, is_blank.IsBlank)
	if at < 0 {
		return len(s), len(s)
	}
	blanks, _ := find_strip.FindStrip(s[at:], nil, true, false)
	return at, at + blanks
}
