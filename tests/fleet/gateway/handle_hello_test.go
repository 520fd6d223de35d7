package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/handle_hello"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestHandleHello(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.gate.*")
	g.Waiting = 3
	handle_hello.HandleHello(g)(fleet.Message{})
	m := <-told
	require.Equal(t, "rkf.gate.g1", m.Subject)
	require.Contains(t, string(m.Data), `"Member":"g1"`)
	require.Contains(t, string(m.Data), `"Gateway":true,"Waiting":3`)
}
