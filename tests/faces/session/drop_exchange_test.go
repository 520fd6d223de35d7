package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/drop_exchange"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/start_chat"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/faces/uma_session"
)

func TestDropExchange(t *testing.T) {
	t.Run("the run", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a", Run: &generation.Run{}}}
		s, _, _ := uma_session.UMASession(t, request)
		require.Same(t, request.Run, drop_exchange.DropExchange(s))
		require.True(t, s.Ended)
		require.Nil(t, s.Exchange)
		require.Zero(t, s.Conn.Owed.Load())
		require.Zero(t, s.Host.Active.Load())
		require.Nil(t, drop_exchange.DropExchange(s))
		require.Zero(t, s.Conn.Owed.Load(), "once")
		require.Zero(t, s.Host.Active.Load(), "once")
	})
	t.Run("one that begins afterwards is aborted", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		require.Nil(t, drop_exchange.DropExchange(s))
		require.Zero(t, s.Host.Chats.Load())
		start_chat.StartChat(s, chat)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		require.Zero(t, s.Conn.Owed.Load())
	})
}
