package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member/watch_fleet"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/fleet/wire/name_class"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestWatchFleet(t *testing.T) {
	m, b, _, told := fleet_member.FleetMember(t, fleet.SubjectAlive)
	m.Hello = make(chan struct{}, 1)
	m.Hello <- struct{}{} // a gateway has come before all else
	go watch_fleet.WatchFleet(m)
	for range 3 {
		require.Contains(t, string((<-told).Data), `"Member":"m1"`)
		var c fleet.Class
		require.NoError(t, ask_value.AskValue(m.Bus, fleet.PrefixKind+name_class.NameClass(b).ID, nil, &c, time.Minute),
			"who is announced answers")
	}
	close(m.Stop)
	<-m.Ended
	require.NotEmpty(t, m.Class)
}
