package gateway_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/handle_event"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestHandleEvent(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
	task, record := fleet_task.FleetTask(t, g)
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventMember,
		Announcement: &fleet.Announcement{Member: "m3"}})
	require.Len(t, g.Members, 3)
	for _, c := range []struct {
		kind gateway.EventKind
		verb string
	}{{gateway.EventPause, "pause"}, {gateway.EventResume, "resume"}, {gateway.EventModify, "modify"}} {
		handle_event.HandleEvent(g, gateway.Event{Kind: c.kind, Run: task.Run})
		require.Contains(t, string((<-told).Data), `"Verb":"`+c.verb+`"`)
		require.Equal(t, c.kind == gateway.EventPause, task.Job.Paused)
	}
	require.NotNil(t, task.Modify)
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventOutput, Output: &fleet.Output{Member: "m1", Job: "j",
		Epoch: 1, Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 3}}}})
	require.Len(t, record.Events, 1)
	task.Asked = true
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventAsked, Task: task, Epoch: 1, Err: errors.New("what?")})
	require.False(t, task.Asked)
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventAbort, Run: task.Run})
	require.Contains(t, string((<-told).Data), `"Verb":"abort"`)
	require.Equal(t, generation.ReasonAbort, task.Run.Last.Reason)
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventAbort, Run: task.Run}) // it has ended
	next, _ := fleet_task.FleetTask(t, g)
	next.Member, next.Run.Request.Priority = "", 2
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventStart, Task: next})
	require.Equal(t, []*gateway.Task{next}, g.Line)
	require.Equal(t, -59*time.Second, next.Turn.Target, "its priority counts")
	next.Member, g.Line = "m1", nil
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventOffered, Task: next, Epoch: 1, Err: fleet.ErrNobody})
	require.Len(t, g.Line, 1)
	last, _ := fleet_task.FleetTask(t, g)
	last.Job.Epoch, last.Crowded, g.Waiting, g.Most = 0, true, 2, 1
	handle_event.HandleEvent(g, gateway.Event{Kind: gateway.EventStart, Task: last})
	require.True(t, last.Finished, "the line was full, and no other run is newer")
}
