package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/add_fleet_figures"
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_page"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestAddFleetFigures(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	registry := &exposition.Registry{}
	add_fleet_figures.AddFleetFigures(g, registry)
	count_figure.CountFigure(g, "m1", 5, 1)
	g.Waiting, g.Members["m2"].Offers = 7, make([]*gateway.Task, 1)
	page := string(append_page.AppendPage(nil, registry))
	for _, line := range []string{`rkllmd_fleet_places{member="m1",model="toy"} 2`,
		`rkllmd_fleet_places_free{member="m2",model="toy"} 1`, `rkllmd_fleet_running{member="m2",model="toy"} 0`,
		`rkllmd_fleet_tokens_total{member="m1"} 5`, `rkllmd_fleet_lost_total{member="m1"} 1`, "rkllmd_fleet_waiting 7"} {
		require.Contains(t, page, line+"\n")
	}
}
