package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/queue_event"
	"rkllmd/fleet/gateway/run_gateway"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestRunGateway(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventMember, Announcement: &fleet.Announcement{Member: "m9"}})
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventClose})
	queue_event.QueueEvent(g, gateway.Event{Kind: gateway.EventMember,
		Announcement: &fleet.Announcement{Member: "late"}})
	go run_gateway.RunGateway(g)
	<-g.Ended
	require.Contains(t, g.Members, "m9")
	require.True(t, g.Changed, "it has ended before it placed runs")
	require.NotContains(t, g.Members, "late")
}
