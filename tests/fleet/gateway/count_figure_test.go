package gateway_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestCountFigure(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	for range 3 {
		count_figure.CountFigure(g, "m1", 2, 1)
	}
	require.Equal(t, gateway.Figures{Tokens: 6, Lost: 3}, g.Figures["m1"])
	for i := range 2 * gateway.MostFigures {
		count_figure.CountFigure(g, fmt.Sprint("gone", i), 1, 0)
	}
	require.LessOrEqual(t, len(g.Figures), gateway.MostFigures+1)
	require.Equal(t, gateway.Figures{Tokens: 6, Lost: 3}, g.Figures["m1"], "it is there")
}
