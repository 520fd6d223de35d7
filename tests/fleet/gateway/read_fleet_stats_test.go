package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/read_fleet_stats"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestReadFleetStats(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	g.Waiting, g.Members["m1"].Offers, g.Members["m2"].Free = 7, make([]*gateway.Task, 1), 0
	stats := read_fleet_stats.ReadFleetStats(g)()
	require.Equal(t, []int{7, 3}, []int{stats.Waiting, stats.Running})
}
