package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/close_fleet"
	"rkllmd/cli/fleet/start_gateway"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
	"rkllmd/rkllm"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/upstream"
)

func TestStartGateway(t *testing.T) {
	for _, url := range []string{"", "http://127.0.0.1:1/v1"} {
		b, _ := fleet_bus.FleetBus(t, "x")
		part := &cli_fleet.Part{Bus: b, Closed: make(chan struct{})}
		loader := &cli.Loader{Hub: &generation.Hub{}, Server: &jsonrpc.Server{Runtime: &rkllm.Runtime{}}}
		settings := cli.Settings{Fleet: fleet.Options{Name: "g", Restart: true, Patience: time.Minute},
			Upstream: upstream.Options{URL: url, Model: "m", Kind: upstream.DefaultKind, CA: "/no such file"}}
		if url != "" {
			require.ErrorContains(t, start_gateway.StartGateway(settings, part, loader), "/no such file")
		}
		settings.Upstream.CA = ""
		require.NoError(t, start_gateway.StartGateway(settings, part, loader))
		require.Equal(t, []any{true, time.Minute, url != "", "g"}, []any{part.Gateway.Restart,
			part.Gateway.Patience, part.Gateway.Spill != nil, part.Gateway.Name})
		backend, err := loader.Hub.Make()
		require.Equal(t, url != "", err == nil, "where no member is there, the upstream server is")
		require.Equal(t, url != "", backend != nil)
		close_fleet.CloseFleet(part)()
	}
}
