package abandon_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/abandon_session"
	"rkllmd/uma/start_request"
)

func TestAbandonSession(t *testing.T) {
	request := &uma.Request{ID: "a", Prompt: "Hi"}
	s, notes, _ := uma_session.UMASession(t, request)
	start_request.StartRequest(s, request)
	abandon_session.AbandonSession(s.Conn)
	require.True(t, s.Ended)
	require.Nil(t, s.Request)
	require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	require.True(t, s.Mu.TryLock(), "the lock is free again")
	abandon_session.AbandonSession(&connection.Connection{})
}
