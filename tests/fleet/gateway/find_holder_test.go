package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/find_holder"
	"rkllmd/fleet/gateway/keep_holder"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestFindHolder(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	before, _ := fleet_task.FleetTask(t, g)
	before.Member, before.Run.Prompt, before.Run.Answer = "m2", make([]int32, 40), []int32{1, 2, 3, 4, 5, 6, 7, 8, 9}
	task, _ := fleet_task.FleetTask(t, g)
	task.Run.Prompt = append(append(make([]int32, 40), before.Run.Answer...), make([]int32, 40)...)
	require.Nil(t, find_holder.FindHolder(g, task))
	keep_holder.KeepHolder(g, before)
	require.Equal(t, "m2", find_holder.FindHolder(g, task).Member)
	task.Before = "m2"
	require.Nil(t, find_holder.FindHolder(g, task), "it has lost the run")
	task.Before, g.Members["m2"].Offers = "", make([]*gateway.Task, 2)
	require.Nil(t, find_holder.FindHolder(g, task), "it has no room")
	g.Members["m2"].Offers, g.Members["m2"].Class = nil, "other"
	require.Nil(t, find_holder.FindHolder(g, task), "it has another model now")
	g.Members["m2"].Class = "c"
	task.Prefixes, task.Run.Prompt = nil, append(task.Run.Prompt, make([]int32, 4*fleet.BlockTokens)...)
	require.Nil(t, find_holder.FindHolder(g, task), "less than half of it")
	delete(g.Members, "m2")
	require.Nil(t, find_holder.FindHolder(g, before))
}
