package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/fleet/close_fleet"
	"rkllmd/cli/fleet/open_fleet"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/tests/cli/fleet/watch_none"
	"rkllmd/tests/support/fleet/nats_server"
)

func TestOpenFleet(t *testing.T) {
	url, _ := nats_server.NATSServer(t)
	for _, model := range []string{"", "/m/a.gguf"} {
		loader := &cli.Loader{Hub: &generation.Hub{}, Server: &jsonrpc.Server{Runtime: &rkllm.Runtime{
			Watch: watch_none.WatchNone}}}
		part, err := open_fleet.OpenFleet(cli.Settings{Model: model, Fleet: fleet.Options{URL: url, Name: "a",
			Restart: true}}, loader)
		require.NoError(t, err)
		require.Equal(t, model == "", part.Gateway != nil)
		require.True(t, part.Gateway == nil || part.Gateway.Restart)
		require.Equal(t, model != "", part.Member != nil)
		require.Equal(t, model == "", loader.Hub.Make != nil, "the front-ends serve the fleet")
		require.Equal(t, model == "", loader.Server.Runtime.Watch == nil)
		close_fleet.CloseFleet(part)()
	}
	_, err := open_fleet.OpenFleet(cli.Settings{Fleet: fleet.Options{URL: "nats://127.0.0.1:1"}}, nil)
	require.ErrorContains(t, err, "NATS at nats://127.0.0.1:1 cannot be used")
}
