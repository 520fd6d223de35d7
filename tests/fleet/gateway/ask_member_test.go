package gateway_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/ask_member"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestAskMember(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, _ := fleet_task.FleetTask(t, g)
	ask_member.AskMember(g, task, fleet.Control{Epoch: 1}, "m1")
	_, err := g.Bus.Subscribe("rkf.m.m1.ctl.g1", "", func(m fleet.Message) {
		send_value.SendValue(g.Bus, m.Reply, fleet.Answer{Unknown: true})
	})
	require.NoError(t, err)
	ask_member.AskMember(g, task, fleet.Control{Epoch: 1}, "m1")
	require.ErrorIs(t, g.Events[0].Err, fleet.ErrNobody)
	require.True(t, g.Events[1].Unknown)
	require.Equal(t, 1, g.Events[1].Epoch)
	_, err = g.Bus.Subscribe("rkf.m.m2.ctl.g1", "", func(fleet.Message) {}) // it stands still
	require.NoError(t, err)
	for i, patience := range []time.Duration{0, 2 * time.Second} {
		g.Patience = patience
		began := time.Now()
		ask_member.AskMember(g, task, fleet.Control{Epoch: 1}, "m2")
		require.ErrorIs(t, g.Events[2+i].Err, fleet.ErrLate)
		require.GreaterOrEqual(t, time.Since(began), max(patience, fleet.AnswerTime))
	}
}
