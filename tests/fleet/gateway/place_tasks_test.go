package gateway_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/place_tasks"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestPlaceTasks(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m2.run.g1")
	g.Members["m1"].Free, g.Members["m2"].Free = 0, 1
	first, _ := fleet_task.FleetTask(t, g)
	second, record := fleet_task.FleetTask(t, g)
	g.Line = []*gateway.Task{first, second}
	place_tasks.PlaceTasks(g)
	var job fleet.Job
	require.NoError(t, json.Unmarshal((<-told).Data, &job))
	require.Equal(t, 2, job.Epoch)
	require.Equal(t, []any{"m2", false, []*gateway.Task{second}, 1}, []any{first.Member, first.Offered, g.Line,
		g.Waiting})
	require.Equal(t, []generation.Event{{Kind: generation.EventQueued, Position: 1}}, record.Events)
	g.Members["m1"].Free = 1
	place_tasks.PlaceTasks(g)
	require.Empty(t, g.Line)
	require.Equal(t, generation.Event{Kind: generation.EventQueued}, record.Events[1])
}
