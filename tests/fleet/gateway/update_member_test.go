package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/update_member"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestUpdateMember(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	g.Members["m1"].Taken = 2
	heard := g.Members["m1"].Heard
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m1", Class: "c", Slots: 4, Free: 1})
	require.Equal(t, []int{4, 1, 0}, []int{g.Members["m1"].Slots, g.Members["m1"].Free, g.Members["m1"].Taken})
	require.False(t, g.Members["m1"].Heard.Before(heard))
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m5"})
	require.Len(t, g.Members, 3)
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m1", Leaving: true})
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m6", Leaving: true})
	require.Len(t, g.Members, 2)
}
