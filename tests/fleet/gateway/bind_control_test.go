package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/bind_control"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestBindControl(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	run := &generation.Run{}
	bind_control.BindControl(g, gateway.EventPause)(run)
	require.Equal(t, []gateway.Event{{Kind: gateway.EventPause, Run: run}}, g.Events)
}
