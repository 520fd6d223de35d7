package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/find_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestCloseSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
	require.Equal(t, 2, close_session.CloseSession(table, s, generation.ClosedByClient))
	require.Equal(t, 2, close_session.CloseSession(table, s, generation.ClosedIdle), "it is closed already")
	require.Equal(t, []generation.CloseReason{generation.ClosedByClient}, fake.Gone[s])
	require.Equal(t, map[uint64]int{s.Owner: 1}, fake.Released)
	_, err := find_session.FindSession(table, s.ID)
	require.ErrorIs(t, err, generation.ErrNotFound)

	s = generation_fake_session.GenerationFakeSession(t, table, 1)
	run := generation_fake_begin.GenerationFakeBegin(t, s, 2, 3)
	require.Equal(t, 3, close_session.CloseSession(table, s, generation.ClosedFailed))
	_, err = find_session.FindSession(table, s.ID)
	require.ErrorIs(t, err, generation.ErrNotFound, "gone at once")
	require.Equal(t, 1, fake.Aborted[run])
	require.Equal(t, []generation.CloseReason{generation.ClosedFailed}, fake.Gone[s])
	require.Zero(t, fake.Released[s.Owner], "its cache is in use")
	end_session_run.EndSessionRun(run, nil)
	require.Equal(t, 1, fake.Released[s.Owner])
}
