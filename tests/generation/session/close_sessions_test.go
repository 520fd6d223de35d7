package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestCloseSessions(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	idle, running := generation_fake_session.GenerationFakeSession(t, table, 1),
		generation_fake_session.GenerationFakeSession(t, table, 1)
	run := generation_fake_begin.GenerationFakeBegin(t, running)
	close_sessions.CloseSessions(table)
	close_sessions.CloseSessions(table)
	unload := []generation.CloseReason{generation.ClosedUnload}
	require.Equal(t, map[*generation.Session][]generation.CloseReason{idle: unload, running: unload}, fake.Gone)
	require.Equal(t, map[uint64]int{idle.Owner: 1}, fake.Released)
	require.Equal(t, 1, fake.Aborted[run])
	require.Empty(t, table.ByID)
	<-table.Stop
	_, err := create_session.CreateSession(table, "", nil)
	require.ErrorIs(t, err, generation.ErrClosed)
}
