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
	on(fleet.Message{Subject: "rkf.g.g1.out.m1", Data: []byte(`{"Member": "m1", "Job": "j", "Epoch": 3}`)})
	on(fleet.Message{Subject: "rkf.g.g1.out.m1", Data: []byte(`{"Member": "m2", "Job": "j", "Epoch": 3}`)}) // a lie
	require.Len(t, g.Events, 1)
	require.Equal(t, &fleet.Output{Member: "m1", Job: "j", Epoch: 3}, g.Events[0].Output)
}
