package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/add_session"
	"rkllmd/generation/session/close_sessions"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestAddSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Limit: 2})
	old := generation_fake_session.GenerationFakeSession(t, table, 1)
	newer := generation_fake_session.GenerationFakeSession(t, table, 2)
	old.Used, newer.Used = time.Now().Add(-2*time.Hour), time.Now().Add(-time.Hour)

	s := &generation.Session{Backend: table.Backend, Used: time.Now()}
	require.NoError(t, add_session.AddSession(table, s, old))
	require.Equal(t, []generation.CloseReason{generation.ClosedCapacity}, fake.Gone[newer],
		"the oldest is kept, so that the second oldest goes")
	require.Equal(t, 1, fake.Released[newer.Owner])
	require.Same(t, s, table.ByID[s.ID])
	require.Len(t, table.ByID, 2)

	run := generation_fake_begin.GenerationFakeBegin(t, old)
	third := &generation.Session{Backend: table.Backend, Used: time.Now()}
	require.NoError(t, add_session.AddSession(table, third, nil))
	require.Equal(t, []generation.CloseReason{generation.ClosedCapacity}, fake.Gone[s],
		"the oldest has a run, so that the other goes")
	require.Empty(t, fake.Aborted[run])
	third.Run = run
	err := add_session.AddSession(table, &generation.Session{}, nil)
	require.EqualError(t, err, "there are 2 sessions, which is the limit, and all of them are in use")
	require.ErrorIs(t, err, generation.ErrBusy)
	third.Run = nil

	close_sessions.CloseSessions(table)
	err = add_session.AddSession(table, &generation.Session{}, nil)
	require.EqualError(t, err, "the model is being unloaded")
	require.ErrorIs(t, err, generation.ErrClosed)
	require.Empty(t, table.ByID)
}
