package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestQueueEvent(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	for i := range 3 {
		queue_event.QueueEvent(g, gateway.Event{Epoch: i})
	}
	require.Len(t, g.Events, 3)
	require.Equal(t, 2, g.Events[2].Epoch)
	require.Len(t, g.Wake, 1)
}
