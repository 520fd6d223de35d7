package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/finish_ping"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_since"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestFinishPing(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
	task, _ := fleet_task.FleetTask(t, g)
	g.Members["m1"].Heard = time.Time{}
	nobody := gateway.Event{Epoch: 1, Err: fleet.ErrNobody}
	finish_ping.FinishPing(g, task, nobody)
	require.Equal(t, "m1", task.Member, "the connection is new: the member may come back")
	g.Members["m1"].Heard = time.Now()
	finish_ping.FinishPing(g, task, gateway.Event{Epoch: 1, Err: fleet.ErrLate})
	require.Equal(t, "m1", task.Member, "it was there a moment ago")
	finish_ping.FinishPing(g, task, nobody)
	require.Empty(t, task.Member, "it was back, and is gone")
	require.Contains(t, string((<-told).Data), `"Epoch":1,"Verb":"abort"`, "should it be there after all")
	task.Member, task.Job.Epoch = "m1", 1
	finish_ping.FinishPing(g, task, gateway.Event{Epoch: 1, Unknown: true})
	require.Empty(t, task.Member, "it is there, and does not have the run")
	task.Member, task.Job.Epoch, task.Deaths, g.Line = "m1", 1, 0, nil
	g.Bus.Connected = fleet_since.FleetSince(time.Now().Add(-time.Hour))
	finish_ping.FinishPing(g, task, gateway.Event{Epoch: 1})
	finish_ping.FinishPing(g, task, gateway.Event{Err: fleet.ErrNobody})
	require.Equal(t, "m1", task.Member, "it answers; it did not have another epoch")
	for deaths, member := range []string{"m1", "m2", "m3"} {
		require.Equal(t, deaths, task.Deaths)
		task.Member = member
		finish_ping.FinishPing(g, task, gateway.Event{Epoch: task.Job.Epoch, Err: fleet.ErrLate})
		require.NotContains(t, g.Members, member)
	}
	require.ErrorIs(t, task.Run.Last.Err, generation.ErrFailed)
	require.EqualError(t, task.Run.Last.Err,
		"3 members of the fleet were lost while they computed this answer; it is given up")
}
