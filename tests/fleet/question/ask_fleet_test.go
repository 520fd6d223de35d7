package question_test

import (
	"testing"
	"time"

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
	// one that unloads the model, then one that is gone, then one that answers
	asked := 0
	_, err = b.Subscribe("rkf.class.e", "members", func(m fleet.Message) {
		switch asked++; asked {
		case 1:
			send_value.SendValue(b, m.Reply, fleet.Answer{Failure: &fleet.Failure{Kind: "closed", Text: "unloaded"}})
		case 3:
			send_value.SendValue(b, m.Reply, fleet.Answer{Count: asked})
		}
	})
	require.NoError(t, err)
	began := time.Now()
	answer, err = ask_fleet.AskFleet(b, "e", fleet.Question{Verb: "tokenize"})
	require.NoError(t, err)
	require.Equal(t, 3, answer.Count)
	require.Less(t, time.Since(began), fleet.GoneTime)
	_, err = b.Subscribe("rkf.class.f", "members", func(m fleet.Message) {
		asked++
		send_value.SendValue(b, m.Reply, fleet.Answer{Failure: &fleet.Failure{Kind: "not_supported", Text: "no"}})
	})
	require.NoError(t, err)
	_, err = ask_fleet.AskFleet(b, "f", fleet.Question{Verb: "embed"})
	require.EqualError(t, err, "no")
	require.Equal(t, 4, asked, "that is an answer")
	stops := make(chan func(), 1)
	stop, err := b.Subscribe("rkf.class.g", "members", func(fleet.Message) { (<-stops)() }) // it dies of it
	require.NoError(t, err)
	stops <- stop
	began = time.Now()
	_, err = ask_fleet.AskFleet(b, "g", fleet.Question{Verb: "render"})
	require.ErrorContains(t, err, "no member of the fleet has the model now")
	require.Less(t, time.Since(began), fleet.GoneTime)
}
