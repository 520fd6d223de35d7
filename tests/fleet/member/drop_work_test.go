package member_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/member"
	"rkllmd/fleet/member/drop_work"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
)

func TestDropWork(t *testing.T) {
	now := time.Unix(1000, 0)
	run := &generation.Run{}
	job := fleet_job.FleetJob(1)
	m := &member.Member{Work: map[string]*member.Work{"on": {Job: job, Run: run}, "begins": {Job: job},
		"just": {Job: job, Run: run, Ended: true, EndedAt: 1000},
		"old":  {Job: job, Run: run, Ended: true, EndedAt: 999 - int64(fleet.KeepTime/time.Second)}}}
	require.Equal(t, map[string][]*member.Work{"g1": {m.Work["on"]}}, drop_work.DropWork(m, now))
	require.Len(t, m.Work, 3)
	require.NotContains(t, m.Work, "old")
}
