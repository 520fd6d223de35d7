package gateway_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/handle_event"
	"rkllmd/fleet/gateway/place_tasks"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
	"rkllmd/utils/turns"
)

func TestPlaceTasks(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m2.run.g1")
	g.Members["m1"].Free, g.Members["m2"].Free = 0, 1
	first, _ := fleet_task.FleetTask(t, g)
	second, record := fleet_task.FleetTask(t, g)
	g.Line, g.Waiting = []*gateway.Task{first, second}, 2
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

	// A run of a class that has no room does not hold up the others, whose users take turns.
	for i, user := range []string{"a", "a", "a", "b"} {
		task, _ := fleet_task.FleetTask(t, g)
		task.Job.ID, task.Job.Epoch = fmt.Sprint(i), 0
		task.Run.Request.Client = turns.Client{User: user, Number: uint64(i)}
		if i == 0 {
			task.Class = "other"
		}
		handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventStart, Task: task})
	}
	require.True(t, g.Changed)
	g.Members["m1"].Free, g.Members["m1"].Offers, g.Waiting = 2, nil, 4
	place_tasks.PlaceTasks(g)
	require.Equal(t, []any{2, "0", "2"}, []any{g.Waiting, g.Line[0].Job.ID, g.Line[1].Job.ID})
	require.Equal(t, []*turns.Turn{&g.Line[0].Turn, &g.Line[1].Turn}, g.Turns.Turns)

	// A run that m1 has lost is not given to it again, though it is there again and comes first by its name.
	lost, _ := fleet_task.FleetTask(t, g)
	lost.Before, g.Line, g.Turns.Turns = "m1", []*gateway.Task{lost}, []*turns.Turn{&lost.Turn}
	for _, m := range g.Members {
		m.Free, m.Offers = 2, nil
	}
	place_tasks.PlaceTasks(g)
	require.Equal(t, "m2", lost.Member)
}
