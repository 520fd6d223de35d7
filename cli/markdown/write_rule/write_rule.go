// Package write_rule writes a line across the page.
package write_rule

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
	"rkllmd/cli/markdown/format_style"
	"rkllmd/cli/markdown/measure_shown"
	"rkllmd/cli/signs/choose_sign"
)

// WriteRule writes a faint line across the page, in which title stands. The end of the line is not written.
//
// **Runs on:** one thread at a time.
func WriteRule(s *cli.Screen, title string) {
	if title != "" {
		title = choose_sign.ChooseSign(s.ASCII, "── ") + title + " "
	}
	length := markdown.Rule
	if s.Columns > 0 {
		length = min(length, s.Columns-1)
	}
	rest := max(0, length-s.Column-measure_shown.MeasureShown(title))
	line := title + choose_sign.ChooseSign(s.ASCII, strings.Repeat("─", rest))
	s.Out = append(append(append(s.Out, format_style.FormatStyle(s, 0, cli.StyleFaint)...), line...),
		format_style.FormatStyle(s, cli.StyleFaint, 0)...)
}
