package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_fleet"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestAskFleet(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Tokens: []int32{5}, Mark: "m", Bytes: []byte("x"),
			Vector: []float32{1}, Count: 2})
	})
	require.NoError(t, err)
	answer, err := ask_fleet.AskFleet(b, "c", fleet.Question{Verb: "render"})
	require.NoError(t, err)
	require.Equal(t, 2, answer.Count)
	require.Contains(t, string((<-told).Data), `"Verb":"render"`)
	_, err = ask_fleet.AskFleet(b, "d", fleet.Question{})
	require.ErrorIs(t, err, generation.ErrClosed)
}
