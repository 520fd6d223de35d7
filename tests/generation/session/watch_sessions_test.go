package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/watch_sessions"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestWatchSessions(t *testing.T) {
	fake, other := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	table := &generation.Sessions{Backend: other.Backend, Options: generation.SessionOptions{Limit: 1,
		Idle: time.Millisecond, Window: 1}, Gone: other.Gone,
		ByID: map[string]*generation.Session{}, Stop: make(chan struct{})}
	s := generation_fake_session.GenerationFakeSession(t, table)
	table.Watching.Add(1)
	go watch_sessions.WatchSessions(table)
	require.Eventually(t, func() bool {
		fake.Mu.Lock()
		defer fake.Mu.Unlock()
		return len(fake.Gone[s]) > 0
	}, 2*time.Minute, time.Millisecond)
	require.Equal(t, []generation.CloseReason{generation.ClosedIdle}, fake.Gone[s])
	close_sessions.CloseSessions(table)
	table.Watching.Wait()
}
