package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/handle_ping"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestHandlePing(t *testing.T) {
	b, _ := fleet_bus.FleetBus(t, "x")
	_, err := b.Subscribe("ping", "", handle_ping.HandlePing(b))
	require.NoError(t, err)
	_, err = b.Request("ping", nil, time.Minute)
	require.NoError(t, err)
	_, err = b.Request("pong", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody)
}
