package library_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/library/list_versions"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_write_library"
	"rkllmd/tests/whole/library/cli_wrong_libraries"
)

// Whatever --library names, the daemon serves it or says in one line why it does not; it never serves something else.
func TestLibraryFlags(t *testing.T) {
	t.Setenv("RKLLM_LIBRARY", "")
	t.Setenv("RKLLMD_RKLLM_VERSION", "")
	program := daemon_command.DaemonCommand(t, true)

	reasons := strings.NewReplacer("{known}", list_versions.ListVersions(""), "{machine}",
		map[string]string{"amd64": "x86-64", "arm64": "aarch64"}[runtime.GOARCH])

	for _, test := range cli_wrong_libraries.CliWrongLibraries(t) {
		t.Run(test.Name, func(t *testing.T) {
			socket := filepath.Join(t.TempDir(), "rkllm.sock")
			command := exec.Command("env", append(program.Args[1:], "serve", "--socket", socket, "--library",
				test.Library, "--rkllm-version", test.Version)...)
			var output strings.Builder
			command.Stdout, command.Stderr = &output, &output
			var exit *exec.ExitError
			require.ErrorAs(t, command.Run(), &exit)
			require.Equal(t, "rkllmd serve: "+reasons.Replace(strings.ReplaceAll(test.Reason, "{library}",
				test.Library))+"\n", output.String())
			require.Equal(t, test.Code, exit.ExitCode())
			require.NoFileExists(t, socket)
		})
	}
	t.Run("served", func(t *testing.T) {
		newer, link := cli_write_library.CliWriteLibrary(t, "D", "RKLLM SDK (version: 1.3.1 ("),
			filepath.Join(t.TempDir(), "link")
		require.NoError(t, os.Symlink(newer, link))
		d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--library", link, "--rkllm-version",
			"1.3.0"}})
		constants := ask_daemon.AskDaemon(t, connect_client.ConnectClient(t, d.Path),
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.get_constants"}`)
		require.Contains(t, constants, `"name":"`+newer+`"`)
		require.Contains(t, constants, `"version":"1.3.0"`)
		log, err := os.ReadFile(d.Log)
		require.NoError(t, err)
		require.Contains(t, string(log), "level=WARN msg=\"the text in the file says version 1.3.1")
		require.Contains(t, string(log), "level=INFO msg=library path="+newer+
			" version=1.3.0 generation=D evidence=--rkllm-version")
	})
}
