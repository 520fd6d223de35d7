package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question"
	"rkllmd/fleet/question/ask_once"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestAskOnce(t *testing.T) {
	b, _ := fleet_bus.FleetBus(t, "x")
	replies := make(chan question.Reply, 2)
	ask_once.AskOnce(b, "c", fleet.Question{Verb: "embed"}, replies)
	require.ErrorIs(t, (<-replies).Err, fleet.ErrNobody)
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		send_value.SendValue(b, m.Reply, fleet.Answer{Count: len(m.Data)})
	})
	require.NoError(t, err)
	ask_once.AskOnce(b, "c", fleet.Question{Verb: "embed"}, replies)
	reply := <-replies
	require.NoError(t, reply.Err)
	require.NotZero(t, reply.Answer.Count)
}
