package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/abort_hung"
	"rkllmd/fleet/member/start_job"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fixed_stats"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestAbortHung(t *testing.T) {
	m, b, notes, _ := fleet_member.FleetMember(t, "x")
	now := time.Now()
	m.HangTime, m.Progress = time.Minute, now
	work, ended := &member.Work{Job: fleet_job.FleetJob(1)}, &member.Work{Job: fleet_job.FleetJob(1), Ended: true}
	m.Work["a"], m.Work["b"], m.Work["c"] = work, ended, &member.Work{Job: fleet_job.FleetJob(1)}
	require.NoError(t, start_job.StartJob(m, b, work))
	later := now.Add(2 * time.Minute)
	b.Stats = nil
	abort_hung.AbortHung(m, b, now)
	abort_hung.AbortHung(m, nil, later)
	require.Equal(t, []string{"start"}, notes.Calls, "it does not hang; there is no model")
	b.Stats = fixed_stats.FixedStats(engine.PoolStats{})
	abort_hung.AbortHung(m, b, later)
	require.Equal(t, []string{"start"}, notes.Calls, "it counts steps")
	b.Stats = nil
	for range 2 {
		abort_hung.AbortHung(m, b, later)
	}
	require.Equal(t, []string{"start", "abort"}, notes.Calls)
	require.Equal(t, []bool{true, false}, []bool{work.Lost, ended.Lost})
}
