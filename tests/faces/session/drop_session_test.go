package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/faces/session/drop_session"
	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/start_request"
	"rkllmd/generation"
	"rkllmd/tests/faces/swarm_session"
	"rkllmd/tests/faces/uma_deliver_and_wait"
	"rkllmd/tests/faces/uma_session"
)

func TestDropSession(t *testing.T) {
	t.Run("with a run", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}
		s, notes, _ := uma_session.UMASession(t, request)
		start_request.StartRequest(s, request)
		drop_session.DropSession[uma.Host](s.Conn)
		require.True(t, s.Ended)
		require.Nil(t, s.Exchange)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
		require.True(t, s.Mu.TryLock(), "the lock is free again")
	})
	t.Run("before its run has begun", func(t *testing.T) {
		s, notes, _ := swarm_session.SwarmSession(t, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}})
		drop_session.DropSession[swarm.Host](s.Conn)
		require.True(t, s.Ended)
		require.Nil(t, s.Exchange)
		require.Empty(t, notes.Calls)
		require.True(t, s.Mu.TryLock(), "the lock is free again")
	})
	t.Run("a client that has said nothing", func(t *testing.T) {
		c := &connection.Connection{}
		drop_session.DropSession[uma.Host](c)
		require.Nil(t, c.State)
	})
	t.Run("an abort that waits for the thread that delivers", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi", Stream: true}
		s, _, _ := uma_session.UMASession(t, request)
		s.Host.Hub.Backend.Load().Abort = uma_deliver_and_wait.UMADeliverAndWait(generation.Token{ID: 120, Text: "x"})
		start_request.StartRequest(s, request)
		drop_session.DropSession[uma.Host](s.Conn)
		require.Zero(t, s.Host.Tokens.Load(), "nobody is told of it")
	})
}
