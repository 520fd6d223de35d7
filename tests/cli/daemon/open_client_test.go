package daemon_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestOpenClient(t *testing.T) {
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	require.NotNil(t, client.Decoder)
	require.JSONEq(t, `{"jsonrpc":"2.0","method":"rkllm.abort"}`, string(client.Abort))
	require.NoError(t, client.Conn.Close())
	path = filepath.Join(t.TempDir(), "none.sock")
	_, err = open_client.OpenClient(path)
	require.EqualError(t, err, "no daemon listens on "+path+"; start one with: rkllmd serve --socket "+path)
}
