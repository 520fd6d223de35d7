package session_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_session"
	"rkllmd/generation/session/close_session"
	"rkllmd/generation/session/end_session_run"
	"rkllmd/generation/session/fork_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestForkSession(t *testing.T) {
	fake, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Limit: 2, Sink: 2, Window: 3})
	s := generation_fake_session.GenerationFakeSession(t, table, 1, 2, 3, 4, 5, 6)
	s.Capacity = 5
	run := generation_fake_begin.GenerationFakeBegin(t, s)
	_, err := fork_session.ForkSession(table, s)
	require.ErrorIs(t, err, generation.ErrBusy)
	end_session_run.EndSessionRun(run, []int32{7})

	fork, err := fork_session.ForkSession(table, s)
	require.NoError(t, err)
	require.Same(t, fork, table.ByID[fork.ID])
	require.NotEqual(t, s.ID, fork.ID)
	require.NotEqual(t, s.Owner, fork.Owner)
	require.Equal(t, []int32{1, 2, 4, 5, 6, 7}, fork.Tokens)
	require.Equal(t, []any{s.Label, s.EndTokens, s.Sink, s.Window, s.Capacity, s.Turn, s.Answer, s.Dropped, s.Backend},
		[]any{fork.Label, fork.EndTokens, fork.Sink, fork.Window, fork.Capacity, fork.Turn, fork.Answer, fork.Dropped,
			fork.Backend})
	require.Same(t, fork, fork.Last.Session)
	require.Same(t, s, s.Last.Session)
	for i, one := range []*generation.Session{s, fork} { // they go their own ways
		_, err := append_session.AppendSession(one, []int32{int32(50 + i)})
		require.NoError(t, err)
	}
	require.Equal(t, []int32{1, 2, 4, 5, 6, 7, 50}, s.Tokens)
	require.Equal(t, []int32{1, 2, 4, 5, 6, 7, 51}, fork.Tokens)

	fork.Used = time.Now().Add(time.Hour)
	third, err := fork_session.ForkSession(table, s)
	require.NoError(t, err)
	require.Equal(t, []generation.CloseReason{generation.ClosedCapacity}, fake.Gone[fork],
		"it does not cost the parent's life")
	generation_fake_begin.GenerationFakeBegin(t, third)
	_, err = fork_session.ForkSession(table, s)
	require.ErrorIs(t, err, generation.ErrBusy, "nor when there is no other place")
	close_session.CloseSession(table, s, generation.ClosedByClient)
	_, err = fork_session.ForkSession(table, s)
	require.ErrorIs(t, err, generation.ErrNotFound)
}
