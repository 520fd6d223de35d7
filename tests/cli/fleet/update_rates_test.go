package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/update_rates"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestUpdateRates(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	rates, begin := &fleet.Rates{}, time.Now()
	count_figure.CountFigure(g, "m1", 100, 0)
	update_rates.UpdateRates(g, rates, begin)
	require.Empty(t, rates.PerSecond, "there is nothing to compare with")
	for second := 1; second <= 20; second++ {
		count_figure.CountFigure(g, "m1", 10, 0)
		count_figure.CountFigure(g, "m2", 3, 0)
		update_rates.UpdateRates(g, rates, begin.Add(time.Duration(second)*time.Second))
		require.Equal(t, map[string]float64{"m1": 10, "m2": 3}, rates.PerSecond)
		require.LessOrEqual(t, len(rates.Samples), 7)
	}
	for second := 21; second <= 25; second++ {
		require.NotEmpty(t, rates.PerSecond, "some of the last seconds had tokens")
		update_rates.UpdateRates(g, rates, begin.Add(time.Duration(second)*time.Second))
	}
	require.Empty(t, rates.PerSecond, "nothing has come for fleet.RateTime")
	clear(g.Figures) // as when they are forgotten
	count_figure.CountFigure(g, "m1", 1, 0)
	update_rates.UpdateRates(g, rates, begin.Add(26*time.Second))
	require.Empty(t, rates.PerSecond, "fewer than before: they are counted anew")
}
