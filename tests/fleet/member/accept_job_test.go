package member_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/member/accept_job"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
	"rkllmd/tests/support/fleet/fleet_get"
)

func TestAcceptJob(t *testing.T) {
	m, _, notes, _ := fleet_member.FleetMember(t, "x")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(1)))
	require.ErrorIs(t, accept_job.AcceptJob(m, fleet_job.FleetJob(1)), generation.ErrInvalid)
	other := fleet_job.FleetJob(1)
	other.ID = "k"
	require.ErrorIs(t, accept_job.AcceptJob(m, other), generation.ErrFull)
	foreign := fleet_job.FleetJob(2)
	foreign.Gateway = "g2"
	require.EqualError(t, accept_job.AcceptJob(m, foreign), "that run is another gateway's")
	m.Work["j"].Ended = true
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(2)), "a newer epoch")
	require.Contains(t, notes.Calls, "abort", "the older one ends")
	m.Work["j"].Ended = true
	other.Sampling.TopK = -1
	require.ErrorIs(t, accept_job.AcceptJob(m, other), generation.ErrInvalid)
	require.NotContains(t, m.Work, "k")
	m.Leaving = true
	other.Sampling.TopK = 1
	require.ErrorIs(t, accept_job.AcceptJob(m, other), generation.ErrClosed)
	m.Get = fleet_get.FleetGet(nil, errors.New("no model"))
	require.EqualError(t, accept_job.AcceptJob(m, other), "no model")
}
