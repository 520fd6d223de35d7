package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/find_class"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestFindClass(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	_, absent := find_class.FindClass(g)
	require.ErrorIs(t, absent, generation.ErrClosed)
	require.ErrorContains(t, absent, "no member of the fleet says what it serves")
	_, err := g.Bus.Subscribe("rkf.kind.c", "members", func(m fleet.Message) {
		send_value.SendValue(g.Bus, m.Reply, fleet.Class{ID: "c", Model: generation.ModelInfo{Name: "toy"}})
	})
	require.NoError(t, err)
	class, err := find_class.FindClass(g)
	require.NoError(t, err)
	require.Equal(t, []any{"toy", 4}, []any{class.Model.Name, class.Capabilities.Sequences})
	clear(g.Members)
	_, err = find_class.FindClass(g)
	require.ErrorContains(t, err, "no member of the fleet is there")
}
