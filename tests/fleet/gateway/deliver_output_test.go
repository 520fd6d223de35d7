package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/gateway/deliver_output"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
)

func TestDeliverOutput(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	task, record := fleet_task.FleetTask(t, g)
	for i, id := range []string{"one", "another"} {
		deliver_output.DeliverOutput(g, task, &fleet.Output{Text: generation.TextState{Mark: "m"},
			Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: int32(i),
				Parts: []generation.Part{{Kind: generation.PartCall, Call: generation.Call{ID: id}}}}}})
	}
	require.Equal(t, "one", record.Events[1].Token.Parts[0].Call.ID, "a call has one ID")
	require.Equal(t, []int32{0, 1}, task.Run.Answer)
	require.Equal(t, "m", task.Run.Text.Mark)
	deliver_output.DeliverOutput(g, task, &fleet.Output{Event: generation.Event{Kind: generation.EventQueued}})
	require.Len(t, record.Events, 2, "the gateway tells of its own line")
	g.Restart, task.Run.Request.Whole = true, true
	token := &fleet.Output{Event: generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 5}}}
	deliver_output.DeliverOutput(g, task, token)
	require.Len(t, record.Events, 3, "an exact answer goes on: it is told as it comes")
	task.Run.Backend.Capabilities.Exact = false
	deliver_output.DeliverOutput(g, task, token)
	require.Len(t, record.Events, 3)
	require.Len(t, task.Held, 1, "it may begin anew")
	deliver_output.DeliverOutput(g, task, &fleet.Output{Failure: &fleet.Failure{Kind: "memory", Text: "no memory"},
		Event: generation.Event{Kind: generation.EventDone, Reason: generation.ReasonError}})
	require.ErrorIs(t, task.Run.Last.Err, generation.ErrMemory)
	require.NotZero(t, task.Run.Last.Timings.FirstToken)
}
