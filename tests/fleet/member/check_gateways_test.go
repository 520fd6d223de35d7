package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/handle_ping"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/check_gateways"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/fleet_since"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestCheckGateways(t *testing.T) {
	m, _, notes, _ := fleet_member.FleetMember(t, "x")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(1)))
	check_gateways.CheckGateways(m)
	require.Empty(t, m.Absent, "the connection is new")
	m.Bus.Connected = fleet_since.FleetSince(time.Now().Add(-time.Hour))
	stop, err := m.Bus.Subscribe("rkf.g.g1.ping.m1", "", handle_ping.HandlePing(m.Bus))
	require.NoError(t, err)
	check_gateways.CheckGateways(m)
	require.Empty(t, m.Absent)
	stop()
	for m.Absent["g1"] < 5 {
		require.Equal(t, []string{"start"}, notes.Calls)
		check_gateways.CheckGateways(m)
	}
	require.Equal(t, []string{"start", "abort"}, notes.Calls)
}
