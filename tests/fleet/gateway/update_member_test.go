package gateway_test

import (
	"bytes"
	"log/slog"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/choose_member"
	"rkllmd/fleet/gateway/update_member"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestUpdateMember(t *testing.T) {
	before, log := slog.Default(), bytes.Buffer{}
	defer slog.SetDefault(before)
	g, _ := fleet_gateway.FleetGateway(t, "x")
	underway := &gateway.Task{Member: "m1", Job: fleet.Job{ID: "a"}}
	g.Members["m1"].Offers = []*gateway.Task{
		{Member: "m1", Job: fleet.Job{ID: "b"}, Offered: true}, // it has accepted it, and counts it
		underway,
		{Member: "m1", Job: fleet.Job{ID: "c"}},                 // it counts it, and its answer is on its way
		{Member: "m2", Job: fleet.Job{ID: "d"}},                 // it has refused it meanwhile
		{Job: fleet.Job{ID: "e"}},                               // so has everybody
		{Member: "m1", Job: fleet.Job{ID: "f"}, Finished: true}, // its client has left
	}
	heard := g.Members["m1"].Heard
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m1", Class: "c", Slots: 4, Free: 1, Jobs: []string{"c"}})
	require.Equal(t, []int{4, 1}, []int{g.Members["m1"].Slots, g.Members["m1"].Free})
	require.Equal(t, []*gateway.Task{underway}, g.Members["m1"].Offers)
	require.False(t, g.Members["m1"].Heard.Before(heard))
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m5"})
	require.Len(t, g.Members, 3)
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m1", Leaving: true})
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m6", Leaving: true})
	require.Len(t, g.Members, 2)
	require.Nil(t, choose_member.ChooseMember(g, "d", ""))
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m8", Class: "d", Free: 1})
	require.Equal(t, "m8", choose_member.ChooseMember(g, "d", "").Member, "who has come")
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m8", Class: "e", Free: 1})
	require.Equal(t, "m8", choose_member.ChooseMember(g, "e", "").Member, "who has another model")
	require.Nil(t, choose_member.ChooseMember(g, "d", ""))
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	update_member.UpdateMember(g, &fleet.Announcement{Member: "m7"})
	require.Contains(t, log.String(), "a member of the fleet is there")
	log.Reset()
	g.Alone = true
	update_member.UpdateMember(g, &fleet.Announcement{Member: "model"})
	require.Contains(t, g.Members, "model")
	require.Empty(t, log.String(), "it is this daemon's own process")
}
