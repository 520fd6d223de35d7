package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/send_offer"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestSendOffer(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	send_offer.SendOffer(g, task, "m1", task.Job)
	require.Len(t, g.Events, 1)
	require.Equal(t, gateway.EventOffered, g.Events[0].Kind)
	require.Same(t, task, g.Events[0].Task)
	require.ErrorIs(t, g.Events[0].Err, fleet.ErrNobody)
}
