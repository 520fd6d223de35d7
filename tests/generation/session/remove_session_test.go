package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/remove_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestRemoveSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1)
	s.Used = time.Now()
	removed, _ := remove_session.RemoveSession(table, s, s.Used.Add(-time.Nanosecond))
	require.False(t, removed, "it was used since")
	run := generation_fake_begin.GenerationFakeBegin(t, s)
	removed, _ = remove_session.RemoveSession(table, s, s.Used)
	require.False(t, removed, "it has a run")
	require.False(t, s.Closed)
	removed, _ = remove_session.RemoveSession(&generation.Sessions{}, s, time.Time{})
	require.False(t, removed, "of another table")

	removed, inProgress := remove_session.RemoveSession(table, s, time.Time{})
	require.True(t, removed)
	require.Same(t, run, inProgress)
	require.True(t, s.Closed)
	require.Empty(t, table.ByID)
	removed, _ = remove_session.RemoveSession(table, s, time.Time{})
	require.False(t, removed, "once")

	s = generation_fake_session.GenerationFakeSession(t, table, 1)
	removed, inProgress = remove_session.RemoveSession(table, s, s.Used)
	require.True(t, removed)
	require.Nil(t, inProgress)
	require.Empty(t, fake.Gone, "release_session tells")
}
