package cancel_exchange_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/cancel_exchange"
	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/swarm/start_chat"
	"rkllmd/tests/support/swarm_session"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
)

func TestCancelExchange(t *testing.T) {
	t.Run("the mark and the run", func(t *testing.T) {
		request := &uma.Request{Exchange: completion.Exchange{ID: "a"}}
		s, _, _ := uma_session.UMASession(t, request)
		require.Nil(t, cancel_exchange.CancelExchange(s, "b"))
		require.False(t, request.Cancelled)
		require.Nil(t, cancel_exchange.CancelExchange(s, "a"), "not begun yet")
		require.True(t, request.Cancelled, "enter_run sees it")
		request.Run, request.Cancelled = &generation.Run{}, false
		require.Same(t, request.Run, cancel_exchange.CancelExchange(s, "a"))
		require.True(t, request.Cancelled)
		require.Same(t, &request.Exchange, s.Exchange, "until its run has ended")
		s.Exchange = nil
		require.Nil(t, cancel_exchange.CancelExchange(s, "a"))
	})
	t.Run("before its run has begun", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		require.Nil(t, cancel_exchange.CancelExchange(s, "a"))
		start_chat.StartChat(s, chat)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("afterwards", func(t *testing.T) {
		chat := &swarm.Chat{Exchange: completion.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := swarm_session.SwarmSession(t, chat)
		start_chat.StartChat(s, chat)
		require.Nil(t, cancel_exchange.CancelExchange(s, "other"))
		require.False(t, chat.Cancelled)
		require.Equal(t, notes.Runs[0], cancel_exchange.CancelExchange(s, "a"))
		require.Equal(t, []string{"render", "start"}, notes.Calls, "the caller aborts it")
	})
}
