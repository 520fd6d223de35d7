// Package lines_member has a line answered by one value.
package lines_member

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/tests/faces/lines/lines_say"
)

// LinesMember has host handle a line (lines_say), and returns the member of that name of the answer, which must be
// there.
func LinesMember(t testing.TB, host *lines.Host, output *bytes.Buffer, name, format string, values ...any) any {
	t.Helper()
	answer := lines_say.LinesSay(t, host, output, format, values...)[0]
	require.Contains(t, answer, name)
	return answer[name]
}
