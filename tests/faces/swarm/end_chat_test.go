package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/end_chat"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestEndChat(t *testing.T) {
	stop := swarm.Message{Type: swarm.TypeChatEnd, Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop}}
	failed := swarm.Message{Type: swarm.TypeError, Payload: swarm.Fault{Code: swarm.CodeFailed, Message: "why"}}
	for _, test := range []struct {
		name          string
		chat          swarm.Chat
		last          swarm.Message
		empty         bool
		kind, payload string
	}{
		{"an answer", swarm.Chat{Told: true}, stop, false, "chat_end", "stop"},
		{"an answer without text", swarm.Chat{}, stop, true, "chat_end", "stop"},
		{"an error", swarm.Chat{}, failed, false, "error", "GENERATION_FAILED"},
		{"aborted", swarm.Chat{Exchange: stream.Exchange{Cancelled: true}}, stop, false, "chat_end", "abort"},
		{"aborted, then failed", swarm.Chat{Exchange: stream.Exchange{Cancelled: true}}, failed, false, "chat_end",
			"abort"},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.chat.ID = "a"
			s, _, client := swarm_session.SwarmSession(t, &test.chat)
			end_chat.EndChat(s, &test.chat, test.last)
			if test.empty {
				require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{
					"text": ""}}, swarm_read.SwarmRead(t, client))
			}
			message := swarm_read.SwarmRead(t, client)
			require.Equal(t, []any{test.kind, "a"}, []any{message["type"], message["request_id"]})
			require.Contains(t, message["payload"], map[string]string{"chat_end": "finish_reason",
				"error": "code"}[test.kind])
			for _, value := range message["payload"].(map[string]any) {
				require.Contains(t, []any{test.payload, "why"}, value)
			}
			require.Nil(t, s.Exchange)
			require.Zero(t, s.Host.Chats.Load())
			require.Zero(t, s.Conn.Owed.Load())
			require.False(t, s.Conn.Ending.Load(), "the connection goes on")
			end_chat.EndChat(s, &test.chat, test.last)
			require.Zero(t, s.Host.Chats.Load(), "once")
		})
	}
}
