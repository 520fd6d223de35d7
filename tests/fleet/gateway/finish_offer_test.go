package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/finish_offer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestFinishOffer(t *testing.T) {
	g, told := fleet_gateway.FleetGateway(t, "rkf.m.m1.ctl.g1")
	task, _ := fleet_task.FleetTask(t, g)
	task.Offered, task.Modify = false, &task.Run.Sampling
	finish_offer.FinishOffer(g, task, gateway.Event{Epoch: 1})
	require.True(t, task.Offered)
	require.Contains(t, string((<-told).Data), `"Verb":"modify"`)
	finish_offer.FinishOffer(g, task, gateway.Event{Epoch: 0, Err: fleet.ErrLate})
	require.Equal(t, "m1", task.Member, "an older offer")
	finish_offer.FinishOffer(g, task, gateway.Event{Epoch: 1, Err: name_error.NameError(generation.ErrFull, "full")})
	require.Equal(t, []*gateway.Task{task}, g.Line)
	require.Zero(t, g.Members["m1"].Free)
	task.Member = "m2"
	finish_offer.FinishOffer(g, task, gateway.Event{Epoch: 2, Err: fleet.ErrSilent})
	require.NotZero(t, g.Members["m2"].Free, "it is not to blame")
	task.Member, task.Job.Epoch = "m2", 2
	finish_offer.FinishOffer(g, task, gateway.Event{Epoch: 2, Err: name_error.NameError(generation.ErrInvalid, "bad")})
	require.EqualError(t, task.Run.Last.Err, "bad")
}
