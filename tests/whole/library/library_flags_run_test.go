package library_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// "rkllmd run" serves its private daemon with the library that it is told, of every generation: the flags, or the
// environment.
func TestLibraryFlagsRun(t *testing.T) {
	model := filepath.Join(t.TempDir(), "model.rkllm")
	require.NoError(t, os.WriteFile(model, []byte("This is for the library to read."), 0o600))
	program := daemon_command.DaemonCommand(t, true)
	for generation, version := range map[string]string{"A": "1.1.4", "B": "1.2.0", "b": "1.2.1b1", "C": "1.2.3",
		"D": "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			library := cli_write_library.CliWriteLibrary(t, generation, "")
			run := exec.Command("env", append(program.Args[1:], "run", "--library", library, "--rkllm-version", version,
				model, "Hello")...)
			var stderr strings.Builder
			run.Stderr = &stderr
			text, err := run.Output()
			require.NoError(t, err, stderr.String())
			require.Equal(t, "Hello from C\n", string(text))

			run = exec.Command("env", append(program.Args[1:], "run", model, "Hello")...)
			run.Env = append(os.Environ(), "RKLLM_LIBRARY="+library, "RKLLMD_RKLLM_VERSION="+version)
			stderr.Reset()
			run.Stderr = &stderr
			text, err = run.Output()
			require.NoError(t, err, stderr.String())
			require.Equal(t, "Hello from C\n", string(text))
		})
	}
}
