package link_test

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/close_gateway"
	"rkllmd/fleet/gateway/is_served"
	"rkllmd/fleet/gateway/open_gateway"
	"rkllmd/fleet/link/open_stream"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_get"
	"rkllmd/tests/support/generation/generation_backend"
)

// A member and a gateway find each other over it, as over NATS.
func TestOpenStream(t *testing.T) {
	one, two := net.Pipe()
	here, there := open_stream.OpenStream(one), open_stream.OpenStream(two)
	require.Greater(t, time.Since(here.Connected()), fleet.RetryTime, "it is no new connection, in which nobody dies")
	_, backend := generation_backend.GenerationBackend()
	g, err := open_gateway.OpenGateway(here, "daemon")
	require.NoError(t, err)
	m, err := open_member.OpenMember(there, "model", fleet_get.FleetGet(backend, nil), name_model.NameModel, time.Hour)
	require.NoError(t, err)
	for served := false; !served; {
		g.Mu.Lock()
		served = is_served.IsServed(g, name_class.NameClass(backend).ID)
		g.Mu.Unlock()
	}
	_, err = there.Request(fleet.PrefixOutput+"daemon.ping.model", nil, time.Minute)
	require.NoError(t, err)
	close_gateway.CloseGateway(g)
	close_member.CloseMember(m)
	there.Close()
	_, err = here.Request("anything", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody)
	require.Eventually(t, func() bool { return here.Connected().IsZero() }, time.Minute, time.Millisecond)
}
