package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/handle_alive"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestHandleAlive(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	on := handle_alive.HandleAlive(g)
	on(fleet.Message{Data: []byte("{")})
	on(fleet.Message{Subject: "rkf.alive.m7", Data: []byte(`{"Member": "m7"}`)})
	on(fleet.Message{Subject: "rkf.alive.m7", Data: []byte(`{"Member": "m8", "Leaving": true}`)}) // a lie
	require.Len(t, g.Events, 1)
	require.Equal(t, "m7", g.Events[0].Announcement.Member)
}
