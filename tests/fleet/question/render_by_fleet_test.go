package question_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/question/render_by_fleet"
	"rkllmd/fleet/wire/send_value"
	"rkllmd/generation"
	"rkllmd/tests/support/fleet/fleet_bus"
)

func TestRenderByFleet(t *testing.T) {
	b, told := fleet_bus.FleetBus(t, "note")
	_, err := b.Subscribe("rkf.class.c", "members", func(m fleet.Message) {
		_ = b.Publish("note", m.Data)
		send_value.SendValue(b, m.Reply, fleet.Answer{Tokens: []int32{5}, Mark: "m", Bytes: []byte("x"),
			Vector: []float32{1}, Count: 2})
	})
	require.NoError(t, err)
	request := &generation.Request{Prompt: "ab", Session: &generation.Session{Tokens: []int32{1}}}
	tokens, mark, err := render_by_fleet.RenderByFleet(b, "c")(request)
	require.NoError(t, err)
	require.Equal(t, []any{[]int32{5}, "m"}, []any{tokens, mark})
	asked := string((<-told).Data)
	require.Contains(t, asked, `"Prompt":"ab"`)
	require.Contains(t, asked, `"Behind":true`)
	require.NotNil(t, request.Session, "the request is as it was")
}
