package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/is_served"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestIsServed(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	require.True(t, is_served.IsServed(g, "c"))
	require.False(t, is_served.IsServed(g, "d"))
	g.Members["m1"].Draining = true
	require.True(t, is_served.IsServed(g, "c"), "m2 takes runs")
	g.Members["m2"].Draining = true
	require.False(t, is_served.IsServed(g, "c"))
}
