// Package end_line ends a line of text.
package end_line

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/flush_word"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/scan_inline"
)

// EndLine writes what is left of a line, and forgets what holds for a line only. The end of the line itself is not
// written.
//
// **Runs on:** one thread at a time.
func EndLine(s *cli.Screen) {
	scan_inline.ScanInline(s, true)
	flush_word.FlushWord(s)
	s.Out = append(s.Out, format_style.FormatStyle(s, s.Shown, 0)...)
	s.Pending, s.Open, s.Heading, s.Indent = nil, s.Open[:0], 0, ""
	s.Inside, s.Last, s.Long, s.Spaces, s.Tail = false, 0, false, 0, 0
	s.Shown, s.Style = 0, 0
}
