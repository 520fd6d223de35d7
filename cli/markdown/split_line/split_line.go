// Package split_line goes on in another line of a terminal.
package split_line

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/measure_shown"
)

// SplitLine ends the line that the cursor is in, and indents the next one, which goes on with the same text. No style
// reaches over the end of a line.
//
// **Runs on:** one thread at a time.
func SplitLine(s *cli.Screen) {
	s.Out = append(s.Out, format_style.FormatStyle(s, s.Shown, 0)...)
	s.Out = append(append(s.Out, '\n'), s.Indent...)
	s.Out = append(s.Out, format_style.FormatStyle(s, 0, s.Shown)...)
	s.Splits++
	s.Column, s.Spaces = measure_shown.MeasureShown(s.Indent), 0
}
