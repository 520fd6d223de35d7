package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// Fifty clients ask three times each, all at once; each gets the text that its prompt gets alone.
func TestFiftyClients(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--max-queued", "200"}})
	owner := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, owner, nil)
	const clients = 50
	var alone [clients]string
	different := map[string]bool{}
	for i := range clients {
		start_run.StartRun(t, owner, 1, demo.Words[i], 25)
		alone[i] = read_stream.ReadStream(t, owner, "1").Text
		different[alone[i]] = true
	}
	require.Greater(t, len(different), clients/2, "prompts with answers of their own")
	var asking [clients]*connect_client.Client
	for i := range asking {
		asking[i] = connect_client.ConnectClient(t, daemon.Path)
		for id := range 3 {
			start_run.StartRun(t, asking[i], id, demo.Words[i], 25)
		}
	}
	for i, client := range asking {
		for _, id := range []string{"0", "1", "2"} {
			require.Equal(t, alone[i], read_stream.ReadStream(t, client, id).Text, "client %d, run %s", i, id)
		}
	}
}
