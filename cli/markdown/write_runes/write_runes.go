// Package write_runes writes a text that wraps.
package write_runes

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/write_rune"
)

// WriteRunes adds the characters of text, which ends no line.
//
// **Runs on:** one thread at a time.
func WriteRunes(s *cli.Screen, text []rune) {
	for _, r := range text {
		write_rune.WriteRune(s, r)
	}
}
