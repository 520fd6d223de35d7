package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/run_gateway"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestCloseGateway(t *testing.T) {
	for _, reason := range []string{"the gateway is stopping", "its process has ended"} {
		g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
		task, _ := fleet_task.FleetTask(t, g)
		if reason != "the gateway is stopping" {
			g.Reason = reason
		}
		go run_gateway.RunGateway(g)
		close_gateway.CloseGateway(g)
		require.ErrorIs(t, task.Run.Last.Err, generation.ErrClosed)
		require.EqualError(t, task.Run.Last.Err, reason)
		require.Contains(t, string((<-told).Data), `"Verb":"abort"`)
		require.True(t, g.Closed)
	}
}
