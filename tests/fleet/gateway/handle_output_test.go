package gateway_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/handle_output"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestHandleOutput(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.*.ctl.g1")
	task, record := fleet_task.FleetTask(t, g)
	s, logprob := task.Run.Sampling, -0.5
	task.Modify = &s
	token := fleet.Output{Member: "m1", Job: "j", Epoch: 1, Logprob: &logprob, Bound: true, BoundAt: 3,
		Changes: []engine.Change{{Index: 1, Sampling: s}},
		Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 3,
			Time: time.Now().Add(-time.Hour)}}}
	handle_output.HandleOutput(g, &token)
	require.Equal(t, -0.5, record.Events[0].Token.Logprob)
	require.WithinDuration(t, time.Now(), record.Events[0].Token.Time, time.Minute, "by the clock of this machine")
	require.Equal(t, generation.Given{Changes: token.Changes, Bound: true, BoundAt: 3}, *task.Job.Given)
	require.Nil(t, task.Modify)
	old, foreign, again, gap, unknown := token, token, token, token, token
	old.Epoch, foreign.Member, gap.Seq, unknown.Job = 0, "m2", 5, "k"
	for _, o := range []fleet.Output{old, foreign, again, gap, unknown} {
		handle_output.HandleOutput(g, &o)
	}
	require.Len(t, record.Events, 1, "all of them are left out")
	for _, want := range []string{`{"Job":"j","Epoch":0,"Verb":"abort","Next":0}`,
		`{"Job":"k","Epoch":1,"Verb":"abort","Next":0}`} {
		require.Equal(t, want, string((<-told).Data), "who computes in vain is told to end that")
	}
	token.Seq, token.Logprob = 1, nil
	handle_output.HandleOutput(g, &token)
	require.True(t, math.IsNaN(record.Events[1].Token.Logprob))
	token.Seq, token.Leaving = 2, true
	handle_output.HandleOutput(g, &token)
	require.Equal(t, []*gateway.Task{task}, g.Line)
	require.NotContains(t, g.Members, "m1")
	require.Equal(t, []int32{3, 3}, task.Job.Given.Tokens)
	task.Member, token.Member, g.Line, token.Epoch, token.Lost = "m2", "m2", nil, task.Job.Epoch, true
	task.Seq = token.Seq
	handle_output.HandleOutput(g, &token)
	require.Equal(t, []any{1, []*gateway.Task{task}}, []any{task.Deaths, g.Line})
}
