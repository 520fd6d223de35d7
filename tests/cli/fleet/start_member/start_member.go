// Package start_member starts a member for a test.
package start_member

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_get"
	"rkllmd/tests/support/fleet/nats_server"
	"rkllmd/tests/support/generation/generation_backend"
)

// StartMember starts the member a, which computes nothing, over a server of its own, and returns the server's address.
func StartMember(t testing.TB) (string, *member.Member) {
	t.Helper()
	url, _ := nats_server.NATSServer(t)
	bus, err := open_bus.OpenBus(fleet.Options{URL: url, Name: "a"})
	require.NoError(t, err)
	_, backend := generation_backend.GenerationBackend()
	m, err := open_member.OpenMember(bus, "a", fleet_get.FleetGet(backend, nil), name_model.NameModel, time.Hour)
	require.NoError(t, err)
	t.Cleanup(func() {
		m.Mu.Lock()
		clear(m.Work)
		m.Mu.Unlock()
		close_member.CloseMember(m)
		bus.Close()
	})
	_, err = bus.Request("nobody", nil, time.Minute)
	require.ErrorIs(t, err, fleet.ErrNobody) // so the server has read before what the member listens for
	return url, m
}
