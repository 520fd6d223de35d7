// Package find_strip returns the bytes between which a text stands when blanks, or the given characters, are taken
// away.
package find_strip

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/text/is_blank"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/text/read_last_character"
)

// FindStrip returns the bytes between which a text stands when blanks, or the given characters, are taken away.
//
// **Runs on:** any thread.
func FindStrip(t string, characters *jinja.Text, left, right bool) (int, int) {
	from, to := 0, len(t)
	for left && characters == nil && from < to && t[from] < 0x80 && is_blank.IsBlank(rune(t[from])) {
		from++
	}
	for right && characters == nil && to > from && t[to-1] < 0x80 && is_blank.IsBlank(rune(t[to-1])) {
		to--
	}
	for left && from < to {
		r, size := read_character.ReadCharacter(t[from:to])
		if characters == nil && !is_blank.IsBlank(r) || characters != nil && !strings.Contains(characters.String,
			t[from:from+size]) {
			break
		}
		from += size
	}
	for right && to > from {
		r, size := read_last_character.ReadLastCharacter(t[from:to])
		if characters == nil && !is_blank.IsBlank(r) || characters != nil && !strings.Contains(characters.String,
			t[to-size:to]) {
			break
		}
		to -= size
	}
	return from, to
}
