package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/watch_rates"
	"rkllmd/fleet/gateway/count_figure"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestWatchRates(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	rates, closed, ended := &fleet.Rates{}, make(chan struct{}), make(chan struct{})
	go func() {
		watch_rates.WatchRates(g, rates, closed)
		close(ended)
	}()
	require.Eventually(t, func() bool {
		count_figure.CountFigure(g, "m1", 10, 0)
		rates.Mu.Lock()
		defer rates.Mu.Unlock()
		return rates.PerSecond["m1"] > 0
	}, time.Minute, 10*time.Millisecond)
	close(closed)
	<-ended
}
