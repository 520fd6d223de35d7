package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/end_task"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestEndTask(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, record := fleet_task.FleetTask(t, g)
	task.Run.Answer = []int32{1, 2, 3}
	g.Line, g.Waiting = []*gateway.Task{task}, 1
	task.Held = []generation.Event{{Kind: generation.EventToken}}
	for range 2 {
		end_task.EndTask(g, task, generation.Event{Reason: generation.ReasonLength})
	}
	require.Len(t, record.Events, 2, "what was held comes first")
	require.Equal(t, generation.Usage{Prompt: len(task.Run.Prompt), Generated: 3}, record.Events[1].Usage)
	require.Empty(t, g.Tasks)
	require.Empty(t, g.Line)
	require.Zero(t, g.Waiting)
	require.True(t, g.Changed, "others move up")
}
