package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestOpenGateway(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, fleet.SubjectHello)
	g, err := open_gateway.OpenGateway(b, "g1")
	require.NoError(t, err)
	<-told
	_, err = b.Request("rkf.g.g1.ping.m1", nil, time.Minute)
	require.NoError(t, err)
	send_value.SendValue(b, fleet.PrefixAlive+"m1", fleet.Announcement{Member: "m1"})
	require.Eventually(t, func() bool {
		g.Mu.Lock()
		defer g.Mu.Unlock()
		return g.Members["m1"] != nil
	}, time.Minute, time.Millisecond)
	close_gateway.CloseGateway(g)
}
