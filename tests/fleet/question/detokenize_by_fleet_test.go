package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/detokenize_by_fleet"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestDetokenizeByFleet(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Tokens: []int32{5}, Mark: "m", Bytes: []byte("x"),
			Vector: []float32{1}, Count: 2})
	})
	require.NoError(t, err)
	require.Equal(t, "x", string(detokenize_by_fleet.DetokenizeByFleet(b, "c")([]int32{9})))
	require.Contains(t, string((<-told).Data), `"Tokens":[9]`)
	require.Empty(t, detokenize_by_fleet.DetokenizeByFleet(b, "d")([]int32{9}))
}
