package abandon_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection"
	"rkllmd/swarm"
	"rkllmd/swarm/abandon_session"
	"rkllmd/tests/support/swarm_session"
)

func TestAbandonSession(t *testing.T) {
	s, _, _ := swarm_session.SwarmSession(t, &swarm.Chat{ID: "a"})
	abandon_session.AbandonSession(s.Conn)
	require.True(t, s.Ended)
	require.Nil(t, s.Chat)
	require.True(t, s.Mu.TryLock(), "the lock is free again")
	abandon_session.AbandonSession(&connection.Connection{})
}
