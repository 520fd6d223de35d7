// Package start_text begins the text of a line.
package start_text

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown/scan_inline"
	"rkllmd/cli/markdown/set_style"
)

// StartText begins a line of text: with indent spaces and mark, behind which the lines stand that it goes on with,
// where these have room for it. rest is what is known of the text.
//
// **Runs on:** one thread at a time.
func StartText(s *cli.Screen, indent int, mark string, width int, rest string) {
	s.Out = append(append(s.Out, strings.Repeat(" ", indent)...), mark...)
	s.Column += indent + width
	if indent += width; s.Columns > 0 {
		indent = min(indent, s.Columns/3)
	}
	s.Indent += strings.Repeat(" ", indent)
	s.Inside, s.Pending, s.Splits, s.Wide = true, []rune(rest), 0, false
	set_style.SetStyle(s, 0)
	scan_inline.ScanInline(s, false)
}
