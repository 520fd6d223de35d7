// Package generate_program runs "rkllmd generate" on some lines.
package generate_program

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
)

// GenerateProgram runs the program with these arguments after "generate" on input, and returns its answers by id, in
// order.
func GenerateProgram(t testing.TB, input []string, arguments ...string) map[string][]map[string]any {
	t.Helper()
	command := daemon_command.DaemonCommand(t, true, append([]string{"generate"}, arguments...)...)
	var errors bytes.Buffer
	command.Stdin, command.Stderr = strings.NewReader(strings.Join(input, "\n")), &errors
	output, err := command.Output()
	require.NoError(t, err, "%s", errors.String())
	require.Empty(t, errors.String())
	answers := map[string][]map[string]any{}
	for line := range bytes.Lines(output) {
		var id struct{ ID json.RawMessage }
		members := map[string]any{}
		require.NoError(t, json.Unmarshal(line, &id), "%s", line)
		require.NoError(t, json.Unmarshal(line, &members))
		answers[string(id.ID)] = append(answers[string(id.ID)], members)
	}
	return answers
}
