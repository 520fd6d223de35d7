// Package format_style writes how text is set apart.
package format_style

import (
	"strings"

	"rkllmd/cli"
	"rkllmd/cli/markdown"
)

// FormatStyle returns the control sequence that changes a terminal from one style to the other; "" where none is needed
// or the screen takes none.
//
// **Runs on:** any thread. Follows ECMA-48, SGR.
func FormatStyle(s *cli.Screen, from, to cli.Style) string {
	if !s.Colors {
		from, to = from&^(cli.StyleCode|cli.StyleFaint), to&^(cli.StyleCode|cli.StyleFaint)
	}
	if from == to || !s.Escapes {
		return ""
	}
	var codes []string
	if from&^to != 0 { // bold and faint have one end in common: all of them end
		codes, from = append(codes, "0"), 0
	}
	for bit, code := range markdown.Codes {
		style := cli.Style(1) << bit
		if to&^from&style != 0 {
			codes = append(codes, code)
		}
	}
	return "\x1b[" + strings.Join(codes, ";") + "m"
}
