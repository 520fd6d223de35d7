package worker_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/worker/serve_runtime"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/daemon/daemon_command"
)

// What it does for a daemon, the test of open_isolated_runtime shows.
func TestServeRuntime(t *testing.T) {
	var log bytes.Buffer
	require.Equal(t, cli.ExitUsage, serve_runtime.ServeRuntime(cli_embedded.CliEmbedded(), &log))
	require.Contains(t, log.String(), "a daemon starts this program so, nobody else")
	output, err := daemon_command.DaemonCommand(t, true, "--isolated-library").CombinedOutput()
	require.ErrorContains(t, err, "exit status 2")
	require.Contains(t, string(output), "a daemon starts this program so, nobody else")
}
