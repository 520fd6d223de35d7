// Package write_markdown writes an answer for a terminal, as it comes.
package write_markdown

import (
	"unicode/utf8"

	"rkllmd/cli"
	"rkllmd/cli/markdown/scan_rune"
)

// WriteMarkdown returns what the next piece of an answer adds to the terminal. What is not yet known, such as whether a
// word fits into the line, comes with a later piece, or with finish_markdown. How an answer is split changes nothing.
//
// **Runs on:** one thread at a time.
func WriteMarkdown(s *cli.Screen, text string) string {
	s.Bytes = append(s.Bytes, text...)
	for len(s.Bytes) > 0 && utf8.FullRune(s.Bytes) {
		r, size := utf8.DecodeRune(s.Bytes)
		s.Bytes = s.Bytes[size:]
		scan_rune.ScanRune(s, r)
	}
	written := string(s.Out)
	s.Out = s.Out[:0]
	return written
}
