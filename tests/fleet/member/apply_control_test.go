package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/member/accept_job"
	"rkllmd/fleet/member/apply_control"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestApplyControl(t *testing.T) {
	m, b, notes, told := fleet_member.FleetMember(t, "rkf.g.g1.out.m1")
	require.NoError(t, accept_job.AcceptJob(m, fleet_job.FleetJob(2)))
	work := m.Work["j"]
	s := b.Defaults
	for _, control := range []fleet.Control{{Verb: "pause"}, {Verb: "resume"}, {Verb: "modify", Sampling: &s},
		{Verb: "modify"}, {Verb: "abort"}} {
		require.NoError(t, apply_control.ApplyControl(m, work, control))
	}
	require.Equal(t, []string{"start", "pause", "resume", "modify 1", "abort"}, notes.Calls)
	work.Outputs = []fleet.Output{{Seq: 0}, {Seq: 1}, {Seq: 2}}
	require.NoError(t, apply_control.ApplyControl(m, work, fleet.Control{Verb: "ping", Next: 1}))
	require.Contains(t, string((<-told).Data), `"Seq":1`)
	require.Contains(t, string((<-told).Data), `"Seq":2`)
	require.EqualError(t, apply_control.ApplyControl(m, work, fleet.Control{Verb: "eat"}), `"eat" is not asked of runs`)
	require.Error(t, apply_control.ApplyControl(m, work, fleet.Control{Verb: "modify", Sampling: &engine.Sampling{}}))
}
