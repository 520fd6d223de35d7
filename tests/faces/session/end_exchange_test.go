package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/end_exchange"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/append_message"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestEndExchange(t *testing.T) {
	for _, closing := range []bool{false, true} {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}}
		s, _, client := swarm_session.SwarmSession(t, chat)
		end_exchange.EndExchange(s, &stream.Exchange{ID: "a"}, []byte("{}\n"), true)
		require.Same(t, &chat.Exchange, s.Exchange, "another one is left alone")
		require.False(t, s.Ended)
		for range 2 { // the second time is nothing
			end_exchange.EndExchange(s, &chat.Exchange, append_message.AppendMessage(nil,
				swarm.Message{Type: swarm.TypeChatEnd, RequestID: "a",
					Payload: swarm.ChatEnd{FinishReason: swarm.ReasonStop}}), closing)
			require.Nil(t, s.Exchange)
			require.Zero(t, s.Host.Chats.Load())
			require.Zero(t, s.Conn.Owed.Load())
			require.Equal(t, []bool{closing, closing}, []bool{s.Ended, s.Conn.Ending.Load()})
		}
		require.Equal(t, "chat_end", swarm_read.SwarmRead(t, client)["type"])
	}
}
