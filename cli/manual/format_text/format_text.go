// Package format_text writes text for a page of the manual.
package format_text

import (
	"strings"

	"rkllmd/cli/manual"
)

// FormatText returns text with nothing in it that would steer the reader of the page: what it holds is shown as it is.
// Lines stay lines.
//
// **Runs on:** any thread.
func FormatText(text string) string {
	lines := strings.Split(strings.NewReplacer(manual.Escapes...).Replace(text), "\n")
	for i, line := range lines {
		if strings.HasPrefix(line, ".") {
			lines[i] = `\&` + line
		}
	}
	return strings.Join(lines, "\n")
}
