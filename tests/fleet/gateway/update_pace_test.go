package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/update_pace"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestUpdatePace(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	m, now := g.Members["m1"], time.Now()
	update_pace.UpdatePace(g, task, now)
	task.PacedFrom, task.Paced = now.Add(-time.Second), gateway.LeastPaced-1
	update_pace.UpdatePace(g, task, now)
	require.Zero(t, m.Pace, "that says nothing")
	task.Paced = 10
	for range 2 {
		update_pace.UpdatePace(g, task, now)
		require.Equal(t, 100*time.Millisecond, m.Pace)
	}
	task.PacedFrom = now.Add(-2 * time.Second)
	update_pace.UpdatePace(g, task, now)
	require.Equal(t, 125*time.Millisecond, m.Pace, "three parts of what was known")
	task.Member = "gone"
	update_pace.UpdatePace(g, task, now)
}
