package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/session/abort_exchange"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/start_chat"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/faces/uma_session"
)

func TestAbortExchange(t *testing.T) {
	t.Run("the mark and the run", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}}
		s, _, _ := uma_session.UMASession(t, request)
		require.Nil(t, abort_exchange.AbortExchange(s, "b"))
		require.False(t, request.Cancelled)
		require.Nil(t, abort_exchange.AbortExchange(s, "a"), "not begun yet")
		require.True(t, request.Cancelled, "enter_run sees it")
		request.Run, request.Cancelled = &generation.Run{}, false
		require.Same(t, request.Run, abort_exchange.AbortExchange(s, "a"))
		require.True(t, request.Cancelled)
		require.Same(t, &request.Exchange, s.Exchange, "until its run has ended")
		s.Exchange = nil
		require.Nil(t, abort_exchange.AbortExchange(s, "a"))
	})
	t.Run("before its run has begun", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		require.Nil(t, abort_exchange.AbortExchange(s, "a"))
		start_chat.StartChat(s, chat)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("afterwards", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		start_chat.StartChat(s, chat)
		require.Nil(t, abort_exchange.AbortExchange(s, "other"))
		require.False(t, chat.Cancelled)
		require.Equal(t, notes.Runs[0], abort_exchange.AbortExchange(s, "a"))
		require.Equal(t, []string{"render", "start"}, notes.Calls, "the caller aborts it")
	})
}
