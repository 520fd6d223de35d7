package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/abort_run"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestAbortRun(t *testing.T) {
	path, requests := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	require.NoError(t, abort_run.AbortRun(client))
	require.JSONEq(t, `{"jsonrpc":"2.0","method":"rkllm.abort"}`, <-requests)
	require.NoError(t, client.Conn.Close())
	require.Error(t, abort_run.AbortRun(client))
}
