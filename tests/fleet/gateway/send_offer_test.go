package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/send_offer"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestSendOffer(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	send_offer.SendOffer(g, task, "m1", task.Job)
	require.Len(t, g.Events, 1)
	require.Equal(t, gateway.EventOffered, g.Events[0].Kind)
	require.Same(t, task, g.Events[0].Task)
	require.ErrorIs(t, g.Events[0].Err, fleet.ErrNobody)
	_, err := g.Bus.Subscribe("rkf.m.m2.run.g1", "", func(fleet.Message) {}) // it dies of it
	require.NoError(t, err)
	for i, wait := range []time.Duration{3 * fleet.AnswerTime / 10, fleet.AnswerTime, 3 * time.Second} {
		began := time.Now()
		task.Job.Epoch = []int{1, 3, 1}[i]
		g.Patience = []time.Duration{0, 0, 10 * time.Second}[i]
		send_offer.SendOffer(g, task, "m2", task.Job)
		require.ErrorIs(t, g.Events[1+i].Err, fleet.ErrLate)
		require.GreaterOrEqual(t, time.Since(began), wait)
	}
}
