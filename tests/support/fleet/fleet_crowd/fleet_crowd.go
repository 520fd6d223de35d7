// Package fleet_crowd opens many members.
package fleet_crowd

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/open_member"
	"rkllmd/fleet/wire/open_bus"
	"rkllmd/models/name_model"
	"rkllmd/tests/support/fleet/fleet_fake"
	"rkllmd/tests/support/fleet/fleet_get"
)

// FleetCrowd opens a member for each of paces, m0000 and on, each with a connection of its own and so many places, over
// backends that make tokens up (fleet_fake).
func FleetCrowd(t testing.TB, url string, paces []time.Duration, places int) {
	t.Helper()
	for i, pace := range paces {
		name := fmt.Sprintf("m%04d", i)
		bus, err := open_bus.OpenBus(fleet.Options{URL: url, Name: name})
		require.NoError(t, err)
		t.Cleanup(bus.Close)
		m, err := open_member.OpenMember(bus, name, fleet_get.FleetGet(fleet_fake.FleetFake(pace, places), nil),
			name_model.NameModel, time.Minute)
		require.NoError(t, err)
		t.Cleanup(func() { close_member.CloseMember(m) })
	}
}
