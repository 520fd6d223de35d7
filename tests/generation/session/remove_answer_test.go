package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestRemoveAnswer(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2)
	_, err := remove_answer.RemoveAnswer(s)
	require.EqualError(t, err, "session \""+s.ID+"\" has no answer yet")
	require.ErrorIs(t, err, generation.ErrInvalid)
	run := generation_fake_begin.GenerationFakeBegin(t, s, 3)
	_, err = remove_answer.RemoveAnswer(s)
	require.ErrorIs(t, err, generation.ErrBusy)
	end_session_run.EndSessionRun(run, []int32{4, 5})

	answer, err := remove_answer.RemoveAnswer(s)
	require.NoError(t, err)
	require.Equal(t, []int32{4, 5}, answer)
	require.Equal(t, []int32{1, 2, 3}, s.Tokens)
	answer, err = remove_answer.RemoveAnswer(s)
	require.NoError(t, err, "it is off already")
	require.Empty(t, answer)
	require.Equal(t, []int32{1, 2, 3}, s.Tokens)
	again := generation_fake_begin.GenerationFakeBegin(t, s)
	require.Equal(t, run.Prompt, again.Prompt)
	end_session_run.EndSessionRun(again, []int32{6})
	_, err = append_session.AppendSession(s, []int32{7, 8})
	require.NoError(t, err)
	_, err = remove_answer.RemoveAnswer(s)
	require.EqualError(t, err, "2 tokens were appended to session \""+s.ID+
		"\" after its last answer, so the answer cannot be removed any more")
	require.Equal(t, []int32{1, 2, 3, 6, 7, 8}, s.Tokens)
}
