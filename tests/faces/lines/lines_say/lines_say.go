// Package lines_say hands a line to a host.
package lines_say

import (
	"bytes"
	"fmt"
	"testing"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/handle_line"
	"rkllmd/tests/faces/lines/lines_answers"
)

// LinesSay has host handle a line, formatted as by fmt.Sprintf, and returns all that comes of it.
func LinesSay(t testing.TB, host *lines.Host, output *bytes.Buffer, format string, values ...any) []map[string]any {
	t.Helper()
	handle_line.HandleLine(host, fmt.Appendf(nil, format, values...))
	return lines_answers.LinesAnswers(t, host, output, "")
}
