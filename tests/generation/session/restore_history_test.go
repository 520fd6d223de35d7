package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/restore_history"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestRestoreHistory(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Sink: 2, Window: 2})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
	s.Capacity = 4
	first := generation_fake_begin.GenerationFakeBegin(t, s, 3)
	end_session_run.EndSessionRun(first, []int32{4})
	second := generation_fake_begin.GenerationFakeBegin(t, s, 5, 6)
	require.Equal(t, []int32{1, 2, 5, 6}, s.Tokens)
	restore_history.RestoreHistory(first)
	require.Same(t, second, s.Run, "another run changes nothing")
	restore_history.RestoreHistory(second)
	restore_history.RestoreHistory(second)
	require.Equal(t, []int32{1, 2, 3, 4}, s.Tokens)
	require.Equal(t, [2]int{3, 1}, [2]int{s.Turn, s.Answer})
	require.Equal(t, &first.Request, s.Last)
	require.Zero(t, s.Dropped)
	require.Nil(t, s.Run)
	require.Zero(t, s.Before)

	third := generation_fake_begin.GenerationFakeBegin(t, s, 7)
	require.Equal(t, []int32{1, 2, 4, 7}, third.Prompt)
	close_session.CloseSession(table, s, generation.ClosedByClient)
	restore_history.RestoreHistory(third)
	restore_history.RestoreHistory(third)
	require.Equal(t, map[uint64]int{s.Owner: 1}, fake.Released)
}
