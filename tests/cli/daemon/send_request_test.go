package daemon_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/daemon/send_request"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestSendRequest(t *testing.T) {
	path, requests := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	defer client.Conn.Close()

	id, err := send_request.SendRequest(client, "rkllm.is_running", nil)
	require.NoError(t, err)
	require.Equal(t, int64(1), id)
	require.Equal(t, `{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`, <-requests)

	id, err = send_request.SendRequest(client, "rkllm.run", json.RawMessage(`[null, "ü"]`))
	require.NoError(t, err)
	require.Equal(t, int64(2), id)
	require.Equal(t, `{"jsonrpc":"2.0","id":2,"method":"rkllm.run","params":[null,"ü"]}`, <-requests)

	_, err = send_request.SendRequest(client, "rkllm.run", []any{math.NaN()})
	require.ErrorContains(t, err, "params of rkllm.run")

	require.NoError(t, client.Conn.Close())
	_, err = send_request.SendRequest(client, "rkllm.run", nil)
	require.ErrorContains(t, err, "cannot send to the daemon")
}
