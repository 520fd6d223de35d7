package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/start_task"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_gateway"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/generation/generation_begin"
)

func TestStartTask(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	_, b := generation_backend.GenerationBackend()
	b.Start = start_task.StartTask(g, "c")
	seed := uint64(8)
	run, _ := generation_begin.GenerationBegin(t, b, generation.Request{Prompt: "ab", Seed: &seed, MaxTokens: 3})
	task := g.Events[0].Task
	require.Same(t, run.Call, task)
	require.Equal(t, []any{"g1", uint64(8), 3, []int32{97, 98}, &generation.Given{}}, []any{task.Job.Gateway,
		task.Job.Seed, task.Job.MaxTokens, task.Job.Prompt, task.Job.Given})
	require.Equal(t, 1, g.Waiting, "before run_gateway has seen it")
	require.Nil(t, task.Job.Asked)
	run.Backend.Render = nil
	require.NoError(t, b.Start(run))
	require.Equal(t, "ab", g.Events[1].Task.Job.Asked.Prompt, "who has no tokens is given the request")
	g.Waiting, g.Most = 2, 2
	require.ErrorContains(t, b.Start(run), "2 requests wait for the model")
	g.Waiting, g.Most = fleet.MostWaiting, 0
	require.ErrorIs(t, b.Start(run), generation.ErrFull)
	require.Equal(t, fleet.MostWaiting, g.Waiting)
	g.Waiters["another"] = g.Waiters[run.Request.Client.User] + 2
	require.NoError(t, b.Start(run), "another user gives a place up")
	require.Equal(t, []any{false, true, fleet.MostWaiting + 1}, []any{g.Events[1].Task.Crowded,
		g.Events[2].Task.Crowded, g.Waiting})
	require.ErrorIs(t, start_task.StartTask(g, "other")(run), generation.ErrClosed)
	g.Closed = true
	require.ErrorIs(t, b.Start(run), generation.ErrClosed)
}
