package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/append_history"
)

func TestAppendHistory(t *testing.T) {
	s := &generation.Session{ID: "ABC", Backend: &generation.Backend{Model: generation.ModelInfo{Vocabulary: 100}},
		Sink: 1, Window: 1, Capacity: 3}
	require.NoError(t, append_history.AppendHistory(s, []int32{1, 2}))
	require.NoError(t, append_history.AppendHistory(s, nil))
	require.NoError(t, append_history.AppendHistory(s, make([]int32, 45)))
	err := append_history.AppendHistory(s, []int32{1, 2})
	require.EqualError(t, err, "with 2 tokens more the session's history would have 49; the limit is 48, 16 "+
		"times its capacity of 3")
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.ErrorIs(t, append_history.AppendHistory(s, []int32{100}), generation.ErrInvalid)
	require.NoError(t, append_history.AppendHistory(s, []int32{3}))
	require.Equal(t, append(append([]int32{1, 2}, make([]int32, 45)...), 3), s.Tokens)
	s.Run = &generation.Run{}
	require.ErrorIs(t, append_history.AppendHistory(s, nil), generation.ErrBusy)
}
