package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/generation/session/restore_answer"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestRestoreAnswer(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
	run := generation_fake_begin.GenerationFakeBegin(t, s, 3)
	end_session_run.EndSessionRun(run, []int32{4, 5})
	for range 2 {
		answer, err := remove_answer.RemoveAnswer(s)
		require.NoError(t, err)
		require.Equal(t, []int32{4, 5}, answer)
		restore_answer.RestoreAnswer(s, answer)
		require.Equal(t, []int32{1, 2, 3, 4, 5}, s.Tokens)
	}
	answer, err := remove_answer.RemoveAnswer(s)
	require.NoError(t, err)
	_, err = append_session.AppendSession(s, []int32{9})
	require.NoError(t, err)
	require.Equal(t, []int32{4, 5}, answer, "its memory is not the history's")
	restore_answer.RestoreAnswer(s, answer)
	require.Equal(t, []int32{1, 2, 3, 9}, s.Tokens, "the history has gone on")
}
