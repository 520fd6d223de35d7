package wire_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/ask_value"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestAskValue(t *testing.T) {
	b, _ := fleet_bus.FleetBus(t, "late")
	var answer fleet.Answer
	require.ErrorIs(t, ask_value.AskValue(b, "nobody", 1, &answer, time.Minute), fleet.ErrNobody)
	require.ErrorIs(t, ask_value.AskValue(b, "late", 1, &answer, time.Millisecond), fleet.ErrLate)
	_, err := b.Subscribe("here", "", func(m fleet.Message) {
		if string(m.Data) == "1" {
			send_value.SendValue(b, m.Reply, fleet.Answer{Count: 3})
		} else {
			send_value.SendValue(b, m.Reply, fleet.Answer{Failure: &fleet.Failure{Kind: "busy", Text: "no"}})
		}
	})
	require.NoError(t, err)
	require.NoError(t, ask_value.AskValue(b, "here", 1, &answer, time.Minute))
	require.Equal(t, 3, answer.Count)
	require.ErrorIs(t, ask_value.AskValue(b, "here", 2, &answer, time.Minute), generation.ErrBusy)
	require.Error(t, ask_value.AskValue(b, "here", func() {}, &answer, time.Minute))
	require.Error(t, ask_value.AskValue(b, "here", 1, new([]int), time.Minute), "it is no list")
}
