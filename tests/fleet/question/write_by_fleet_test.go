package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/write_by_fleet"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestWriteByFleet(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Written: "<user>ab", Mark: "m"})
	})
	require.NoError(t, err)
	text, mark, err := write_by_fleet.WriteByFleet(b, "c")(&generation.Request{Prompt: "ab"})
	require.NoError(t, err)
	require.Equal(t, []any{"<user>ab", "m"}, []any{text, mark})
	require.Contains(t, string((<-told).Data), `"Verb":"write"`)
}
