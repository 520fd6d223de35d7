package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/deliver_event"
	"rkllmd/faces/swarm/start_chat"
	"rkllmd/generation"
	"rkllmd/tests/faces/swarm/swarm_require_error"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestDeliverEvent(t *testing.T) {
	done := generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop}
	x := generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "x"}}
	t.Run("chunks, then the end", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		deliver_event.DeliverEvent(s, chat, nil, generation.Event{Kind: generation.EventQueued})
		for _, token := range []generation.Token{{Thinking: "hm"}, {ID: 6}, {ID: 7, Text: "x"}, {ID: -1, Text: "é"}} {
			deliver_event.DeliverEvent(s, chat, nil, generation.Event{Kind: generation.EventToken, Token: token})
		}
		deliver_event.DeliverEvent(s, chat, nil, done)
		for _, text := range []string{"", "x", "é"} {
			require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{
				"text": text}}, swarm_read.SwarmRead(t, client))
		}
		require.Equal(t, "chat_end", swarm_read.SwarmRead(t, client)["type"])
		require.Nil(t, s.Exchange)
	})
	t.Run("nothing but the end behind an abort", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a", Cancelled: true}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		deliver_event.DeliverEvent(s, chat, nil, x)
		deliver_event.DeliverEvent(s, chat, nil, done)
		require.Equal(t, map[string]any{"type": "chat_end", "request_id": "a", "payload": map[string]any{
			"finish_reason": "abort"}}, swarm_read.SwarmRead(t, client))
	})
	for _, begun := range []bool{true, false} {
		t.Run("it never waits", func(t *testing.T) {
			chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
			s, notes, client := swarm_session.SwarmSession(t, chat)
			if begun {
				start_chat.StartChat(s, chat)
			}
			deliver_event.DeliverEvent(s, chat, chat.Run, generation.Event{Kind: generation.EventQueued, Position: 1})
			message := swarm_read.SwarmRead(t, client)
			swarm_require_error.SwarmRequireError(t, message, "MODEL_BUSY", "a")
			require.Zero(t, s.Host.Chats.Load())
			if !begun {
				start_chat.StartChat(s, chat)
			}
			require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		})
	}
	t.Run("nobody's any more", func(t *testing.T) {
		s, _, client := swarm_session.SwarmSession(t, nil)
		deliver_event.DeliverEvent(s, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}, nil, x)
		deliver_event.DeliverEvent(s, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}, nil, done)
		current := &swarm.Chat{Exchange: stream.Exchange{ID: "b"}}
		s.Exchange = &current.Exchange
		deliver_event.DeliverEvent(s, current, nil, done)
		require.Equal(t, "b", swarm_read.SwarmRead(t, client)["request_id"])
	})
	t.Run("the client is gone", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		start_chat.StartChat(s, chat)
		s.Conn.Gone = true
		deliver_event.DeliverEvent(s, chat, chat.Run, x)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
}
