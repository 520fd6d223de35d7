package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/watch_tasks"
	"rkllmd/generation"
	"rkllmd/tests/fleet/fleet_since"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestWatchTasks(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
	task, _ := fleet_task.FleetTask(t, g)
	now := time.Now().Add(time.Hour)
	g.Bus.Connected = fleet_since.FleetSince(time.Time{})
	watch_tasks.WatchTasks(g, now)
	require.False(t, task.Asked, "there is no connection")
	g.Bus.Connected = fleet_since.FleetSince(now.Add(-time.Second))
	task.Seq = 4
	for range 2 {
		watch_tasks.WatchTasks(g, now)
	}
	require.True(t, task.Asked)
	require.Contains(t, string((<-told).Data), `"Verb":"ping","Next":4`)
	require.Empty(t, told, "once")
	task.Member = ""
	watch_tasks.WatchTasks(g, now)
	require.Len(t, g.Members, 2, "the connection is new")
	g.Bus.Connected = fleet_since.FleetSince(now.Add(-time.Minute))
	for _, m := range g.Members {
		m.Heard, m.Draining = now.Add(fleet.GoneTime+2), true
	}
	watch_tasks.WatchTasks(g, now)
	require.Len(t, g.Members, 2)
	for _, drained := range []bool{false, true} { // it is taken back in time, and drained again
		g.Members["m1"].Draining = drained
		now = now.Add(time.Second)
		watch_tasks.WatchTasks(g, now)
	}
	watch_tasks.WatchTasks(g, now.Add(fleet.GoneTime))
	require.NotContains(t, task.Run.Last.Reason, "error", "it may be taken back")
	watch_tasks.WatchTasks(g, now.Add(fleet.GoneTime+1))
	require.ErrorIs(t, task.Run.Last.Err, generation.ErrClosed)
	require.EqualError(t, task.Run.Last.Err, "no member of the fleet has the model any more, or those that have it "+
		"are being drained")
	watch_tasks.WatchTasks(g, now.Add(time.Hour))
	require.Empty(t, g.Members)
}
