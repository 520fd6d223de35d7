package websocket_generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/end_generation"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models/list_models"
	"rkllmd/models/take_stay"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/websocket_connection"
	"rkllmd/tests/faces/websocket_generation/websocket_sent"
)

func TestEndGeneration(t *testing.T) {
	for _, one := range []struct {
		name  string
		late  bool
		event generation.Event
		sent  map[string]any
		kinds []string
	}{
		{"stop", false, generation.Event{Reason: generation.ReasonStop}, map[string]any{"type": "completion",
			"finish_reason": "stop"}, nil},
		{"stop text", false, generation.Event{Reason: generation.ReasonText}, map[string]any{"type": "completion",
			"finish_reason": "stop"}, nil},
		{"context", false, generation.Event{Reason: generation.ReasonContext}, map[string]any{"type": "completion",
			"finish_reason": "length"}, nil},
		{"the client has stopped it", false, generation.Event{Reason: generation.ReasonAbort},
			map[string]any{"type": "completion", "finish_reason": "cancelled"}, nil},
		{"its time is over", true, generation.Event{Reason: generation.ReasonAbort}, map[string]any{"type": "error",
			"error": "timeout", "recovery_action": "retry", "request_id": "gen_1"}, []string{"timeout"}},
		{"just in time", true, generation.Event{Reason: generation.ReasonStop}, map[string]any{"type": "completion",
			"finish_reason": "stop"}, nil},
		{"the model goes", false, generation.Event{Reason: generation.ReasonError, Err: name_error.NameError(
			generation.ErrClosed, "going")},
			map[string]any{"type": "error", "error": "model_loading_error", "message": "going"},
			[]string{"model_loading_error"}},
	} {
		t.Run(one.name, func(t *testing.T) {
			c, seen := websocket_connection.WebsocketConnection(t, websocket.Options{})
			one.event.Kind = generation.EventDone
			table := named_table.NamedTable(t, "small", c.Host.Hub.Backend.Load(), nil)
			stay := take_stay.TakeStay(table, table.Models[0])
			g := &websocket.Generation{Host: c.Host, Conn: c, Stay: stay, Answer: &stream.Answer{ID: "gen_1",
				Text: []byte("so far")}, TimedOut: one.late,
				Limit: time.NewTimer(time.Hour), Ended: make(chan struct{})}
			end_generation.EndGeneration(g, one.event)
			sent := websocket_sent.WebsocketSent(t, c)
			require.Len(t, sent, 1)
			require.Subset(t, sent[0], one.sent)
			require.Equal(t, "so far", sent[0]["generated_text"])
			require.Equal(t, one.kinds, seen.Told.Errors)
			require.NotNil(t, g.Last)
			require.False(t, g.Limit.Stop(), "it was stopped")
			<-g.Ended
			require.Zero(t, list_models.ListModels(table)[0].Users, "it holds no model any more")
		})
	}
}
