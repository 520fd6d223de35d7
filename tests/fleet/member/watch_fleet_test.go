package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/watch_fleet"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestWatchFleet(t *testing.T) {
	m, _, _, told := fleet_member.FleetMember(t, fleet.SubjectAlive)
	go watch_fleet.WatchFleet(m)
	for range 2 {
		require.Contains(t, string((<-told).Data), `"Member":"m1"`)
	}
	close(m.Stop)
	<-m.Ended
	require.NotEmpty(t, m.Class)
}
