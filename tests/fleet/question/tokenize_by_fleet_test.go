package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/tokenize_by_fleet"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestTokenizeByFleet(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Tokens: []int32{5}, Mark: "m", Bytes: []byte("x"),
			Vector: []float32{1}, Count: 2})
	})
	require.NoError(t, err)
	tokens, err := tokenize_by_fleet.TokenizeByFleet(b, "c")("ab", true)
	require.NoError(t, err)
	require.Equal(t, []int32{5}, tokens)
	require.Contains(t, string((<-told).Data), `"Text":"ab","Special":true`)
}
