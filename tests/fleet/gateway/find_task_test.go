package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/find_task"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestFindTask(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	require.Same(t, task, find_task.FindTask(g, task.Run))
	require.Nil(t, find_task.FindTask(g, &generation.Run{}))
	delete(g.Tasks, "j")
	require.Nil(t, find_task.FindTask(g, task.Run))
}
