package stream_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/on_event"
	"rkllmd/faces/swarm"
	swarm_deliver "rkllmd/faces/swarm/deliver_event"
	"rkllmd/faces/uma"
	uma_deliver "rkllmd/faces/uma/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/support/faces/uma_read"
)

func TestOnEvent(t *testing.T) {
	done := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop}
	t.Run("a request of UMA", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Stream: true}
		s, _, client := uma_session.UMASession(t, request)
		on_event.OnEvent(s, request, uma_deliver.DeliverEvent)(nil, done)
		require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop"}, uma_read.UMARead(t, client))
	})
	t.Run("a chat", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Told: true}
		s, _, client := swarm_session.SwarmSession(t, chat)
		on_event.OnEvent(s, chat, swarm_deliver.DeliverEvent)(nil, done)
		require.Equal(t, map[string]any{"type": "chat_end", "request_id": "a",
			"payload": map[string]any{"finish_reason": "stop"}},
			swarm_read.SwarmRead(t, client))
	})
}
