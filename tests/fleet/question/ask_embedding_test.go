package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/ask_embedding"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_bus"
	"rkllmd/utils/turns"
)

func TestAskEmbedding(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Tokens: []int32{5}, Mark: "m", Bytes: []byte("x"),
			Vector: []float32{1}, Count: 2})
	})
	require.NoError(t, err)
	made, err := ask_embedding.AskEmbedding(b, "g", "c")(t.Context(), turns.Client{User: "u", Number: 7},
		generation.Input{Text: "a", Cut: true})
	require.NoError(t, err)
	require.Equal(t, generation.Embedding{Vector: []float32{1}, Tokens: 2}, made)
	require.Contains(t, string((<-told).Data), `"Cut":true,"User":"g u","Number":7`, "users of two gateways are two")
}
