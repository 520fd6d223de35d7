package abort_run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/abort_run"
	"rkllmd/cli/open_client"
	"rkllmd/tests/support/cli_scripted_daemon"
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
