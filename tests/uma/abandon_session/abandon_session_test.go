package abandon_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/tests/support/uma_session"
	"rkllmd/uma"
	"rkllmd/uma/abandon_session"
)

func TestAbandonSession(t *testing.T) {
	s, _, _ := uma_session.UMASession(t, &uma.Request{ID: "a"})
	abandon_session.AbandonSession(s.Conn)
	require.True(t, s.Ended)
	require.Nil(t, s.Request)
	require.True(t, s.Mu.TryLock(), "the lock is free again")
	abandon_session.AbandonSession(&connection.Connection{})
}
