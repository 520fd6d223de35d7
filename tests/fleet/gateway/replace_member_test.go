package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/replace_member"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestReplaceMember(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	g.Line = []*gateway.Task{{}}
	task, _ := fleet_task.FleetTask(t, g)
	task.Run.Answer = []int32{4, 5}
	replace_member.ReplaceMember(g, task)
	require.Same(t, task, g.Line[0], "it goes first")
	require.Equal(t, []any{true, 1}, []any{g.Changed, g.Waiting})
	require.Equal(t, []any{"", 2, []int32{4, 5}}, []any{task.Member, task.Job.Epoch, task.Job.Given.Tokens})

	task, _ = fleet_task.FleetTask(t, g)
	task.Run.Backend.Capabilities.Exact = false
	replace_member.ReplaceMember(g, task)
	require.Len(t, g.Line, 3, "nothing was told yet")
	task.Run.Answer, task.Member = []int32{4}, "m1"
	replace_member.ReplaceMember(g, task)
	require.ErrorIs(t, task.Run.Last.Err, generation.ErrFailed)
	require.ErrorContains(t, task.Run.Last.Err, "the member m1 that computed the answer is gone")
}
