package on_event_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/swarm/on_event"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
)

func TestOnEvent(t *testing.T) {
	chat := &swarm.Chat{ID: "a", Told: true}
	s, _, client := swarm_session.SwarmSession(t, chat)
	on_event.OnEvent(s, chat)(nil, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop})
	require.Equal(t, map[string]any{"type": "chat_end", "request_id": "a", "payload": map[string]any{"finish_reason": "stop"}}, swarm_read.SwarmRead(t, client))
}
