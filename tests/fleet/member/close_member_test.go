package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/close_member"
	"rkllmd/fleet/member/watch_fleet"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_done"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestCloseMember(t *testing.T) {
	m, _, _, told := fleet_member.FleetMember(t, "rkf.g.g1.out.m1")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(1)))
	go watch_fleet.WatchFleet(m)
	go deliver_done.DeliverDone(m.Work["j"].Run, generation.Event{Reason: generation.ReasonAbort})
	close_member.CloseMember(m)
	require.Contains(t, string((<-told).Data), `"Job":"j"`)
	require.Error(t, accept_job.AcceptJob(m, fleet_job.FleetJob(2)))
}
