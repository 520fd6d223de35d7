package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/daemon/call_method"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestCallMethod(t *testing.T) {
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{
		"good":   {`{"method":"$/progress","params":{"token":1,"value":0}}`, `{"id":ID,"result":{"a":1}}`},
		"bad":    {`{"id":ID,"error":{"code":-32601,"message":"no such method"}}`},
		"silent": {"CLOSE"},
	})
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	defer client.Conn.Close()

	result, err := call_method.CallMethod(client, "good", nil)
	require.NoError(t, err)
	require.JSONEq(t, `{"a":1}`, string(result))
	_, err = call_method.CallMethod(client, "bad", []any{nil})
	require.EqualError(t, err, "no such method (error -32601)")
	_, err = call_method.CallMethod(client, "silent", nil)
	require.ErrorContains(t, err, "the connection to the daemon ended")
	require.NoError(t, client.Conn.Close())
	_, err = call_method.CallMethod(client, "good", nil)
	require.ErrorContains(t, err, "cannot send")
}
