package daemon_test

import (
	"bytes"
	"os"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/cli/daemon/close_session"
	"rkllmd/cli/daemon/open_session"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestOpenSession(t *testing.T) {
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the private daemon of the subtests: this program again
		os.Exit(run_cli.RunCLI(cli_embedded.CliEmbedded(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	t.Setenv("TMPDIR", t.TempDir())
	t.Setenv("RKLLM_LIBRARY", "")

	t.Run("a daemon that is there", func(t *testing.T) {
		path, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
		session, err := open_session.OpenSession(path, cli.LibraryChoice{}, false, os.Stderr)
		require.NoError(t, err)
		require.Nil(t, session.Daemon)
		require.NoError(t, close_session.CloseSession(session))
	})
	t.Run("none there", func(t *testing.T) {
		_, err := open_session.OpenSession("/nowhere", cli.LibraryChoice{}, false, os.Stderr)
		require.ErrorContains(t, err, "no daemon listens on /nowhere")
	})
	t.Run("a private one", func(t *testing.T) {
		session, err := open_session.OpenSession("", cli.LibraryChoice{Path: cli.EmbeddedLibrary}, true, os.Stderr)
		require.NoError(t, err)
		require.FileExists(t, session.Daemon.HTTP)
		require.DirExists(t, session.Daemon.Directory)
		require.NoError(t, close_session.CloseSession(session))
		require.Zero(t, session.Daemon.Command.ProcessState.ExitCode())
		require.NoDirExists(t, session.Daemon.Directory)
	})
	t.Run("a private one that does not start", func(t *testing.T) {
		var stderr bytes.Buffer
		_, err := open_session.OpenSession("", cli.LibraryChoice{Path: "/nowhere/librkllmrt.so"}, false, &stderr)
		require.EqualError(t, err, "the private daemon ended before it listened")
		require.Contains(t, stderr.String(),
			"--library (RKLLM_LIBRARY): /nowhere/librkllmrt.so cannot be used: no such file or directory")
		left, err := os.ReadDir(os.TempDir())
		require.NoError(t, err)
		require.Empty(t, left)
	})
}
