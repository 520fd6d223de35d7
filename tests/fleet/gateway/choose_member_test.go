package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestChooseMember(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	require.Equal(t, "m1", choose_member.ChooseMember(g, "c", "").Member, "as good as the other one: by the name")
	require.Equal(t, "m2", choose_member.ChooseMember(g, "c", "m1").Member, "the other one has lost the run")
	g.Members["m2"].Offers = make([]*gateway.Task, g.Members["m2"].Free)
	require.Equal(t, "m1", choose_member.ChooseMember(g, "c", "m1").Member, "it is the only one with room")
	g.Members["m1"].Offers, g.Members["m2"].Offers = make([]*gateway.Task, 1), nil
	require.Equal(t, "m2", choose_member.ChooseMember(g, "c", "").Member)
	g.Members["m2"].Free, g.Members["m2"].Slots = 3, 8
	require.Equal(t, "m1", choose_member.ChooseMember(g, "c", "").Member, "a half is more than three eighths")
	g.Members["m1"].Pace, g.Members["m2"].Pace = 20*time.Millisecond, 10*time.Millisecond
	require.Equal(t, "m2", choose_member.ChooseMember(g, "c", "").Member, "three eighths of one that is twice as fast")
	g.Members["m2"].Pace = 0
	require.Equal(t, "m1", choose_member.ChooseMember(g, "c", "").Member, "who is not known is as fast as the fastest")
	require.Nil(t, choose_member.ChooseMember(g, "other", ""))
	g.Members["m1"].Offers, g.Members["m2"].Free = make([]*gateway.Task, 2), 0
	require.Nil(t, choose_member.ChooseMember(g, "c", ""))
}
