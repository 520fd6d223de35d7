package generation_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/generation/session/create_sessions"
	"rkllmd/tests/support/generation/generation_fake_table"
)

// The end of a session that the watching goroutine has taken out of the table is told before CloseSessions returns.
func TestSessionClosing(t *testing.T) {
	_, other := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	begun := make(chan struct{})
	var told []generation.CloseReason // without a lock: the race detector sees whether it was waited for
	table := create_sessions.CreateSessions(other.Backend, generation.SessionOptions{Idle: time.Millisecond},
		func(_ *generation.Session, reason generation.CloseReason) {
			close(begun)
			time.Sleep(20 * time.Millisecond)
			told = append(told, reason)
		})
	_, err := create_session.CreateSession(table, "", nil)
	require.NoError(t, err)
	<-begun
	close_sessions.CloseSessions(table)
	require.Equal(t, []generation.CloseReason{generation.ClosedIdle}, told)
}
