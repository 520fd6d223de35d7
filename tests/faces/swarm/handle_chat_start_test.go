package swarm_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/handle_chat_start"
	"rkllmd/tests/faces/stream_until_run"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/support/faces/swarm_read"
)

func TestHandleChatStart(t *testing.T) {
	ask := swarm.Request{Type: swarm.TypeChatStart, ID: "a", Prompt: "Hi"}
	t.Run("taken, and begun by itself", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, nil)
		require.Nil(t, handle_chat_start.HandleChatStart(s, ask))
		require.EqualValues(t, 1, s.Host.Chats.Load())
		require.EqualValues(t, 1, s.Conn.Owed.Load())
		stream_until_run.StreamUntilRun(t, s)
		require.Equal(t, "Hi", s.Exchange.Run.Request.Prompt)
	})
	t.Run("not silent, however long it takes", func(t *testing.T) {
		s, _, client := swarm_session.SwarmSession(t, nil)
		s.Host.Pulse = time.Millisecond
		s.Mu.Lock()
		require.Nil(t, handle_chat_start.HandleChatStart(s, ask))
		s.Mu.Unlock()
		for range 2 {
			require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{
				"text": ""}}, swarm_read.SwarmRead(t, client))
		}
		s.Mu.Lock()
		drop_exchange.DropExchange(s)
		s.Mu.Unlock()
	})
	t.Run("one at a time on a connection", func(t *testing.T) {
		s, notes, _ := swarm_session.SwarmSession(t, &swarm.Chat{Exchange: stream.Exchange{ID: "first"}})
		s.Host.MaxChats = 9
		require.Equal(t, &swarm.Fault{Code: "MODEL_BUSY",
			Message: `the chat "first" is in progress on this connection: wait for its chat_end, or send abort`},
			handle_chat_start.HandleChatStart(s, ask))
		fault := handle_chat_start.HandleChatStart(s, swarm.Request{ID: "first", Prompt: "Hi"})
		require.Equal(t, &swarm.Fault{Code: "BAD_MESSAGE",
			Message: `"request_id" is "first", which names the chat in progress: give each chat one of its own`}, fault)
		require.EqualValues(t, 1, s.Host.Chats.Load())
		require.Empty(t, notes.Calls)
	})
	t.Run("as many as the host may have", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, nil)
		s.Host.MaxChats = 3
		s.Host.Chats.Store(3)
		require.Equal(t, &swarm.Fault{Code: "MODEL_BUSY",
			Message: "the model is answering 3 of at most 3 clients (--swarm-chats, RKLLMD_SWARM_CHATS): try " +
				"again later"}, handle_chat_start.HandleChatStart(s, ask))
		require.Nil(t, s.Exchange)
		require.EqualValues(t, 3, s.Host.Chats.Load())
		require.Zero(t, s.Conn.Owed.Load())
		s.Host.Chats.Add(-1)
		require.Nil(t, handle_chat_start.HandleChatStart(s, ask))
	})
}
