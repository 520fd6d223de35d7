package abandon_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/abandon_session"
	"rkllmd/connection"
	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/tests/support/swarm_session"
	"rkllmd/tests/support/uma_deliver_and_wait"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/start_request"
)

func TestAbandonSession(t *testing.T) {
	t.Run("with a run", func(t *testing.T) {
		request := &uma.Request{Exchange: completion.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := uma_session.UMASession(t, request)
		start_request.StartRequest(s, request)
		abandon_session.AbandonSession[uma.Host](s.Conn)
		require.True(t, s.Ended)
		require.Nil(t, s.Exchange)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		require.True(t, s.Mu.TryLock(), "the lock is free again")
	})
	t.Run("before its run has begun", func(t *testing.T) {
		s, notes, _ := swarm_session.SwarmSession(t, &swarm.Chat{Exchange: completion.Exchange{ID: "a"}})
		abandon_session.AbandonSession[swarm.Host](s.Conn)
		require.True(t, s.Ended)
		require.Nil(t, s.Exchange)
		require.Empty(t, notes.Calls)
		require.True(t, s.Mu.TryLock(), "the lock is free again")
	})
	t.Run("a client that has said nothing", func(t *testing.T) {
		c := &connection.Connection{}
		abandon_session.AbandonSession[uma.Host](c)
		require.Nil(t, c.State)
	})
	t.Run("an abort that waits for the thread that delivers", func(t *testing.T) {
		request := &uma.Request{Exchange: completion.Exchange{ID: "a"}, Prompt: "Hi", Stream: true}
		s, _, _ := uma_session.UMASession(t, request)
		s.Host.Hub.Backend.Load().Abort = uma_deliver_and_wait.UMADeliverAndWait(generation.Token{ID: 120, Text: "x"})
		start_request.StartRequest(s, request)
		abandon_session.AbandonSession[uma.Host](s.Conn)
		require.Zero(t, s.Host.Tokens.Load(), "nobody is told of it")
	})
}
