package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/catalog/is_full"
	"rkllmd/fleet/gateway"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestIsFull(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	require.False(t, is_full.IsFull(g, "c"))
	require.True(t, is_full.IsFull(g, "other"), "there is none")
	g.Members["m1"].Free = 0
	require.False(t, is_full.IsFull(g, "c"), "m2 has room")
	g.Members["m2"].Offers = make([]*gateway.Task, 2)
	require.True(t, is_full.IsFull(g, "c"))
}
