package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/handle_message"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestHandleMessage(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	on := handle_message.HandleMessage(g)
	on(fleet.Message{Data: []byte("{")})
	on(fleet.Message{Data: []byte(`{"Job": "j", "Epoch": 3}`)})
	require.Len(t, g.Events, 1)
	require.Equal(t, &fleet.Output{Job: "j", Epoch: 3}, g.Events[0].Output)
}
