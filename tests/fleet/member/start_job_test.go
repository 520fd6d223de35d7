package member_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/member"
	"rkllmd/fleet/member/start_job"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_job"
	"rkllmd/tests/fleet/member/fleet_member"
)

func TestStartJob(t *testing.T) {
	m, b, notes, _ := fleet_member.FleetMember(t, "x")
	work := &member.Work{Job: fleet_job.FleetJob(1)}
	work.Job.Seed, work.Job.Stop, work.Job.Paused = 7, []string{"x"}, true
	work.Job.Text = generation.TextState{Mark: "y"}
	work.Job.Given = &generation.Given{Tokens: []int32{5}}
	require.NoError(t, start_job.StartJob(m, b, work))
	run := notes.Runs[0]
	require.Same(t, run, work.Run)
	require.Equal(t, []any{uint64(7), []int32{1, 2}, "y", []int32{5}}, []any{run.Seed, run.Prompt, run.Text.Mark,
		run.Request.Given.Tokens})
	require.Equal(t, []string{"start", "pause"}, notes.Calls)
	bad := [3]*member.Work{}
	for i := range bad {
		bad[i] = &member.Work{Job: fleet_job.FleetJob(1)}
	}
	bad[0].Job.Prompt, bad[1].Job.Grammar, bad[2].Job.Given.Tokens = []int32{1000}, "root ::= a", []int32{-1}
	for _, work := range bad {
		require.Error(t, start_job.StartJob(m, b, work))
	}
	b.Capabilities.Exact = false
	require.NoError(t, start_job.StartJob(m, b, work))
	require.Nil(t, notes.Runs[1].Request.Given, "it begins anew")
	work.Job.Asked = &generation.Request{Prompt: "as it was asked", Logprobs: -1, Sampling: b.Defaults}
	require.NoError(t, start_job.StartJob(m, b, work))
	require.Equal(t, []string{"as it was asked", "g1 "}, []string{notes.Runs[2].Request.Prompt,
		notes.Runs[2].Request.Client.User})
	b.Capabilities.Exact = true
	require.NoError(t, start_job.StartJob(m, b, work))
	require.Equal(t, []int32{5}, notes.Runs[3].Request.Given.Tokens, "it goes on, however it was asked")
}
