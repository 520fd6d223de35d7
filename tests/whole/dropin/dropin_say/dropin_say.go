// Package dropin_say talks with a running program.
package dropin_say

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/dropin/dropin_python"
)

// DropinSay writes a line to the program's input, unless it is "", and returns the next count lines of its output.
func DropinSay(tb testing.TB, script *dropin_python.Script, line string, count int) (lines []string) {
	tb.Helper()
	if line != "" {
		_, err := fmt.Fprintln(script.In, line)
		require.NoError(tb, err)
	}
	for range count {
		text, err := script.Out.ReadString('\n')
		require.NoError(tb, err, "after %q", text)
		lines = append(lines, strings.TrimSuffix(text, "\n"))
	}
	return lines
}
