package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/create_fleet_backend"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestCreateFleetBackend(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	_, err := g.Bus.Subscribe("rkf.kind.c", "members", func(m fleet.Message) {
		send_value.SendValue(g.Bus, m.Reply, fleet.Class{ID: "c", Model: generation.ModelInfo{Name: "toy"}})
	})
	require.NoError(t, err)
	b, err := create_fleet_backend.CreateFleetBackend(g)
	require.NoError(t, err)
	require.Equal(t, []any{"the fleet", "toy", 4}, []any{b.Name, b.Model.Name, b.Capabilities.Sequences})
	for _, function := range []any{b.Start, b.Abort, b.Pause, b.Resume, b.Modify, b.Render, b.Tokenize, b.Detokenize,
		b.Embed, b.Release, b.Stats, b.CopyState, b.RestoreState, b.Close} {
		require.NotNil(t, function)
	}
	clear(g.Members)
	_, err = create_fleet_backend.CreateFleetBackend(g)
	require.ErrorIs(t, err, generation.ErrClosed)
}
