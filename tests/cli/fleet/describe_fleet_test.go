package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/describe_fleet"
	"rkllmd/faces/web"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestDescribeFleet(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	rates := &fleet.Rates{PerSecond: map[string]float64{"m1": 7.5}}
	describe := describe_fleet.DescribeFleet(g, rates)
	require.Equal(t, web.Fleet{Members: []web.FleetMember{
		{Name: "m1", State: web.FleetServing, Model: "toy", Class: "c", Places: 2, Free: 2, Rate: 7.5},
		{Name: "m2", State: web.FleetServing, Model: "toy", Class: "c", Places: 2, Free: 2}}}, describe())
	count_figure.CountFigure(g, "m1", 5, 1)
	count_figure.CountFigure(g, "m0", 4, 2)
	g.Waiting, g.Members["m1"].Offers, g.Members["m1"].Running = 7, make([]*gateway.Task, 3), 1
	g.Members["m2"].Draining = true
	g.Members["m2"].Free = 0
	require.Equal(t, web.Fleet{Waiting: 7, Members: []web.FleetMember{
		{Name: "m0", State: web.FleetGone, Tokens: 4, Lost: 2},
		{Name: "m1", State: web.FleetServing, Model: "toy", Class: "c", Places: 2, Running: 1, Tokens: 5, Rate: 7.5,
			Lost: 1},
		{Name: "m2", State: web.FleetDraining, Model: "toy", Class: "c", Places: 2}}}, describe())
	clear(g.Members)
	clear(g.Figures)
	require.Equal(t, web.Fleet{Waiting: 7, Members: []web.FleetMember{}}, describe(), "a list, not null")
}
