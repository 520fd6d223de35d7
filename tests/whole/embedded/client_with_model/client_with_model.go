// Package client_with_model starts a daemon for a client and loads a model.
package client_with_model

import (
	"testing"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
)

// ClientWithModel starts a daemon with these options, connects a client, and loads a model as init_tiny_model does,
// with these members of RKLLMParam.
func ClientWithModel(t *testing.T, options start_daemon.Options, param map[string]any) *connect_client.Client {
	t.Helper()
	client := connect_client.ConnectClient(t, start_daemon.StartDaemon(t, options).Path)
	init_tiny_model.InitTinyModel(t, client, param)
	return client
}
