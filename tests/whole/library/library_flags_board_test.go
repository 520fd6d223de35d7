package library_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/terminal/cli_write_library"
)

// The build for boards (tag noembedded) holds no llama.cpp, says so where that is missed, and serves a library.
func TestLibraryFlagsBoard(t *testing.T) {
	daemon_command.DaemonCommand(t, true) // what go test caches depends on the sources
	folder := t.TempDir()
	program, model := filepath.Join(folder, "rkllmd"), filepath.Join(folder, "model.rkllm")
	require.NoError(t, os.WriteFile(model, []byte("This is for the library to read."), 0o600))
	// with the race detector, because most of it is compiled for that already
	build := exec.Command("bash", "-c", `RKLLMD_TAG=noembedded; . build/env.sh; go build -race -o "$1" . && go list -deps .`,
		"bash", program)
	build.Dir = "../../.."
	packages, err := build.CombinedOutput()
	require.NoError(t, err, string(packages))
	require.NotRegexp(t, `ollama/ollama|llama\.cpp|gonja|rkllmd/engine/(model|pool|variants)/|rkllmd/engine/context/(create|decode|load)|rkllmd/librkllmrt|`+
		`rkllmd/demo`, string(packages))
	require.NotContains(t, string(packages), "x/net/trace", "with it the linker keeps every method (build/env.sh)")
	require.Contains(t, string(packages), "rkllmd/cli\n")

	library := cli_write_library.CliWriteLibrary(t, "D", "RKLLM SDK (version: 1.3.0 (")
	for _, test := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"version"}, 0, "no embedded runtime (tag noembedded): serves the library that --library names"},
		{[]string{"tiny-model", model + "2"}, 1, "rkllmd tiny-model: this build has no embedded runtime"},
		{[]string{"serve", "--library", "embedded"}, 2,
			"rkllmd serve: this build has no embedded runtime (it was made with -tags noembedded), and " +
				"--library (RKLLM_LIBRARY) says so: name the vendor's librkllmrt.so with --library PATH " +
				"(RKLLM_LIBRARY); see --help"},
		{[]string{"run", "--library", "embedded", model, "Hello"}, 1,
			"rkllmd serve: this build has no embedded runtime"},
		{[]string{"run", "--library", library, model, "Hello"}, 0, "Hello from C\n"},
	} {
		command := exec.Command(program, test.args...)
		output, err := command.CombinedOutput()
		require.Contains(t, string(output), test.want)
		require.Equal(t, test.code, command.ProcessState.ExitCode(), "%v: %s", err, output)
	}
}
