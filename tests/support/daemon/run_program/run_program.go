// Package run_program has the library's process be the real program.
package run_program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/inside"
	"rkllmd/tests/support/daemon/daemon_command"
)

// RunProgram has processes of libraries that this test starts run the daemon's program, and not that of the test,
// which would look for tests to run where the runtime inside it is wanted: the emulator is a script that does so.
func RunProgram(t *testing.T) {
	t.Helper()
	words := "'" + strings.Join(daemon_command.DaemonCommand(t, true).Args, "' '") + "'"
	script := filepath.Join(t.TempDir(), "run")
	text := "#!/bin/sh\nshift\nexec " + words + " \"$@\"\n"
	require.NoError(t, os.WriteFile(script, []byte(text), 0o700))
	t.Setenv(inside.Emulator, script)
}
