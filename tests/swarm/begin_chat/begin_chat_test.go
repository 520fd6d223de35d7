package begin_chat_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/swarm"
	"rkllmd/swarm/begin_chat"
	"rkllmd/swarm/drop_chat"
	"rkllmd/tests/support/swarm_read"
	"rkllmd/tests/support/swarm_session"
)

func TestBeginChat(t *testing.T) {
	ask := swarm.Request{Type: swarm.TypeChatStart, ID: "a", Prompt: "Hi"}
	t.Run("taken, and begun by itself", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, nil)
		require.Nil(t, begin_chat.BeginChat(s, ask))
		require.Equal(t, 1, s.Host.Chats)
		require.EqualValues(t, 1, s.Conn.Owed.Load())
		require.Eventually(t, func() bool { s.Mu.Lock(); defer s.Mu.Unlock(); return s.Chat.Run != nil }, 10*time.Second, time.Millisecond)
		require.Equal(t, "Hi", s.Chat.Run.Request.Prompt)
	})
	t.Run("not silent, however long it takes", func(t *testing.T) {
		s, _, client := swarm_session.SwarmSession(t, nil)
		s.Host.Pulse = time.Millisecond
		s.Mu.Lock()
		require.Nil(t, begin_chat.BeginChat(s, ask))
		s.Mu.Unlock()
		for range 2 {
			require.Equal(t, map[string]any{"type": "chat_chunk", "request_id": "a", "payload": map[string]any{"text": ""}}, swarm_read.SwarmRead(t, client))
		}
		s.Mu.Lock()
		drop_chat.DropChat(s)
		s.Mu.Unlock()
	})
	t.Run("one at a time on a connection", func(t *testing.T) {
		s, notes, _ := swarm_session.SwarmSession(t, &swarm.Chat{ID: "first"})
		s.Host.MaxChats = 9
		require.Equal(t, &swarm.Fault{Code: "MODEL_BUSY", Message: `the chat "first" is in progress on this connection: wait for its chat_end, or send abort`}, begin_chat.BeginChat(s, ask))
		fault := begin_chat.BeginChat(s, swarm.Request{ID: "first", Prompt: "Hi"})
		require.Equal(t, &swarm.Fault{Code: "BAD_MESSAGE", Message: `"request_id" is "first", which names the chat in progress: give each chat one of its own`}, fault)
		require.Equal(t, 1, s.Host.Chats)
		require.Empty(t, notes.Calls)
	})
	t.Run("as many as the host may have", func(t *testing.T) {
		s, _, _ := swarm_session.SwarmSession(t, nil)
		s.Host.MaxChats, s.Host.Chats = 3, 3
		require.Equal(t, &swarm.Fault{Code: "MODEL_BUSY", Message: "the model is answering 3 of at most 3 clients (--swarm-chats, RKLLMD_SWARM_CHATS): try again later"}, begin_chat.BeginChat(s, ask))
		require.Nil(t, s.Chat)
		require.Equal(t, 3, s.Host.Chats)
		require.Zero(t, s.Conn.Owed.Load())
		s.Host.Chats--
		require.Nil(t, begin_chat.BeginChat(s, ask))
	})
}
