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
	replace_member.ReplaceMember(g, task, false)
	require.Same(t, task, g.Line[0], "it goes first")
	require.Equal(t, []any{true, 1}, []any{g.Changed, g.Waiting})
	require.Equal(t, []any{"", 2, []int32{4, 5}}, []any{task.Member, task.Job.Epoch, task.Job.Given.Tokens})

	task, _ = fleet_task.FleetTask(t, g)
	task.Run.Backend.Capabilities.Exact = false
	replace_member.ReplaceMember(g, task, false)
	require.Len(t, g.Line, 3, "nothing was told yet")
	task.Run.Answer, task.Member = []int32{4}, "m1"
	replace_member.ReplaceMember(g, task, false)
	require.ErrorIs(t, task.Run.Last.Err, generation.ErrFailed)
	require.ErrorContains(t, task.Run.Last.Err, "the member m1 that computed the answer is gone")
	task, record := fleet_task.FleetTask(t, g)
	task.Run.Backend.Capabilities.Exact = false
	task.Run.Answer, task.First, task.Run.Text.Mark = []int32{4}, 1, "later"
	task.Job.Text.Mark, task.Held = "first", []generation.Event{{Kind: generation.EventToken}}
	replace_member.ReplaceMember(g, task, true)
	require.Same(t, task, g.Line[0], "it begins anew: nobody was told of it")
	require.Equal(t, []any{0, 0, "first", 1}, []any{len(task.Run.Answer), len(task.Held), task.Run.Text.Mark,
		task.Deaths})
	require.Empty(t, task.Job.Given.Tokens)
	require.Empty(t, record.Events)
	for _, member := range []string{"m2", "m1"} {
		task.Member = member
		replace_member.ReplaceMember(g, task, true)
	}
	require.EqualError(t, task.Run.Last.Err,
		"3 members of the fleet were lost while they computed this answer; it is given up")
	require.EqualValues(t, 2, g.Figures["m1"].Lost)
}
