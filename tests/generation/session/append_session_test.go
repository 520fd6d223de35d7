package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestAppendSession(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Sink: 2, Window: 2})
	s := generation_fake_session.GenerationFakeSession(t, table)
	s.Used = time.Time{}
	tokens := []int32{1, 2}
	length, err := append_session.AppendSession(s, tokens)
	require.NoError(t, err)
	require.Equal(t, 2, length)
	require.WithinDuration(t, time.Now(), s.Used, time.Minute)
	tokens[0] = 9
	length, err = append_session.AppendSession(s, []int32{3, 4, 5})
	require.NoError(t, err)
	require.Equal(t, 5, length)
	require.Equal(t, []int32{1, 2, 3, 4, 5}, s.Tokens, "more than its capacity, until a run begins")

	_, err = append_session.AppendSession(s, []int32{6, 100})
	require.EqualError(t, err, "tokens[1] is 100; this model has the tokens 0 to 99")
	require.Equal(t, []int32{1, 2, 3, 4, 5}, s.Tokens, "all of them or none")
	generation_fake_begin.GenerationFakeBegin(t, s)
	_, err = append_session.AppendSession(s, []int32{6})
	require.ErrorIs(t, err, generation.ErrBusy)
	close_session.CloseSession(table, s, generation.ClosedByClient)
	_, err = append_session.AppendSession(s, []int32{6})
	require.ErrorIs(t, err, generation.ErrNotFound)
}
