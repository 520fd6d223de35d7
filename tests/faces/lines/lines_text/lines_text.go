// Package lines_text has a line answered by a text.
package lines_text

import (
	"bytes"
	"testing"

	"rkllmd/faces/lines"
	"rkllmd/tests/faces/lines/lines_say"
	"rkllmd/tests/support/generation/generate_text"
)

// LinesText has host handle a line that asks for a run (lines_say), and returns the text that is generated.
func LinesText(t testing.TB, host *lines.Host, output *bytes.Buffer, format string, values ...any) string {
	t.Helper()
	text, _ := generate_text.GenerateText(t, lines_say.LinesSay(t, host, output, format, values...))
	return text
}
