// Package dropin_output runs a program to its end.
package dropin_output

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// DropinOutput runs the program of these words, which must end with 0, and returns what it printed to standard output:
// the lines "NAME: VALUE" by their names, the last of each name.
func DropinOutput(tb testing.TB, words ...string) map[string]string {
	tb.Helper()
	command := exec.Command(words[0], words[1:]...)
	var errors bytes.Buffer
	command.Stderr = &errors
	output, err := command.Output()
	require.NoError(tb, err, "%v\n%s%s", words, output, errors.String())
	lines := map[string]string{}
	for line := range strings.Lines(string(output)) {
		name, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ":")
		lines[name] = strings.TrimPrefix(value, " ")
	}
	return lines
}
