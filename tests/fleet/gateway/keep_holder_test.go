package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/keep_holder"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestKeepHolder(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	keep_holder.KeepHolder(g, task)
	require.Empty(t, g.Holders[0], "it is too short")
	task.Run.Prompt, task.Run.Answer = make([]int32, fleet.BlockTokens), make([]int32, fleet.BlockTokens)
	keep_holder.KeepHolder(g, task)
	require.Len(t, g.Holders[0], 2)
	for i := range int32(fleet.MostHolders) {
		task.Run.Prompt[0] = i + 1
		keep_holder.KeepHolder(g, task)
	}
	require.LessOrEqual(t, len(g.Holders[0]), fleet.MostHolders)
	require.Len(t, g.Holders[1], fleet.MostHolders, "what comes without end is forgotten")
}
