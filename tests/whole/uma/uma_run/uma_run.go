// Package uma_run runs "rkllmd uma".
package uma_run

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// UMARun runs "rkllmd uma" on the socket at path, with program, the words that start rkllmd (daemon_command). Its
// standard input is empty.
func UMARun(tb testing.TB, program []string, path string, args ...string) (stdout, stderr string, code int) {
	tb.Helper()
	words := append([]string{"uma", "--socket", path}, args...)
	command := exec.Command(program[0], append(program[1:len(program):len(program)], words...)...)
	var out, failure bytes.Buffer
	command.Stdin, command.Stdout, command.Stderr = strings.NewReader(""), &out, &failure
	if err := command.Run(); command.ProcessState == nil {
		require.NoError(tb, err)
	}
	return out.String(), failure.String(), command.ProcessState.ExitCode()
}
