// Package set_style sets text apart.
package set_style

import (
	"rkllmd/cli"
	"rkllmd/cli/markdown/format_style"
)

// SetStyle sets the style of what comes next to style, and that of the screen's base and of the line. Between words it
// belongs to the next one.
//
// **Runs on:** one thread at a time.
func SetStyle(s *cli.Screen, style cli.Style) {
	style |= s.Base | s.Heading
	s.Word = append(s.Word, format_style.FormatStyle(s, s.Style, style)...)
	s.Style = style
}
