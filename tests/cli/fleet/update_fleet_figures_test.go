package fleet_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet/add_fleet_figures"
	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_page"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestUpdateFleetFigures(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	registry := &exposition.Registry{}
	add_fleet_figures.AddFleetFigures(g, registry)
	require.Contains(t, string(append_page.AppendPage(nil, registry)), `member="m1"`)
	delete(g.Members, "m1")
	g.Spilled = 3
	page := string(append_page.AppendPage(nil, registry))
	require.NotContains(t, page, `member="m1"`, "it is gone")
	require.Contains(t, page, `member="m2"`)
	require.Contains(t, page, "rkllmd_fleet_spilled_total 3")
}
