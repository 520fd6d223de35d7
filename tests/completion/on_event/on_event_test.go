package on_event_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/on_event"
	"rkllmd/generation"
	"rkllmd/swarm"
	swarm_deliver "rkllmd/swarm/deliver_event"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
	"rkllmd/tests/support/uma_read"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	uma_deliver "rkllmd/uma/deliver_event"
)

func TestOnEvent(t *testing.T) {
	done := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop}
	t.Run("a request of UMA", func(t *testing.T) {
		request := &uma.Request{Exchange: completion.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Stream: true}
		s, _, client := uma_session.UMASession(t, request)
		on_event.OnEvent(s, request, uma_deliver.DeliverEvent)(nil, done)
		require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "stop"}, uma_read.UMARead(t, client))
	})
	t.Run("a chat", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}, Told: true}
		s, _, client := swarm_session.SwarmSession(t, chat)
		on_event.OnEvent(s, chat, swarm_deliver.DeliverEvent)(nil, done)
		require.Equal(t, map[string]any{"type": "chat_end", "request_id": "a",
			"payload": map[string]any{"finish_reason": "stop"}},
			swarm_read.SwarmRead(t, client))
	})
}
