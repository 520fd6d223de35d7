package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/modify_task"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestModifyTask(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	run := &generation.Run{}
	modify_task.ModifyTask(g)(run, engine.Sampling{TopK: 3})
	require.Equal(t, []gateway.Event{{Kind: gateway.EventModify, Run: run, Sampling: engine.Sampling{TopK: 3}}},
		g.Events)
}
