package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/fleet"
	"rkllmd/cli/fleet/close_fleet"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/member/open_member"
	"rkllmd/generation"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/tests/support/fleet/fleet_get"
)

func TestCloseFleet(t *testing.T) {
	for _, role := range []string{"member", "gateway"} {
		b, _ := fleet_bus.FleetBus(t, "x")
		part := &fleet.Part{Bus: b, Closed: make(chan struct{})}
		var err error
		if role == "member" {
			part.Member, err = open_member.OpenMember(b, "a", fleet_get.FleetGet(nil, generation.ErrClosed),
				name_model.NameModel, time.Hour)
		} else {
			part.Gateway, err = open_gateway.OpenGateway(b, "a")
		}
		require.NoError(t, err)
		closed := 0
		if part.Gateway != nil {
			part.Gateway.Spill = &generation.Backend{Close: func() { closed++ }}
		}
		close_fleet.CloseFleet(part)()
		<-part.Closed
		require.Equal(t, role == "gateway", closed == 1)
		require.True(t, b.Connected().Equal(time.Time{}), "the connection is closed")
	}
}
