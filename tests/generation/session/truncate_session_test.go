package session_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/truncate_session"
)

func TestTruncateSession(t *testing.T) {
	for _, row := range []struct {
		sink, window, capacity int
		tokens, want           []int32
		dropped                int
	}{
		{2, 3, 5, nil, nil, 0},
		{2, 3, 5, []int32{1, 2, 3, 4, 5}, []int32{1, 2, 3, 4, 5}, 0},
		{2, 3, 5, []int32{1, 2, 3, 4, 5, 6}, []int32{1, 2, 4, 5, 6}, 1},
		{2, 3, 7, []int32{1, 2, 3, 4, 5, 6, 7}, []int32{1, 2, 3, 4, 5, 6, 7}, 0},
		{2, 3, 7, []int32{1, 2, 3, 4, 5, 6, 7, 8}, []int32{1, 2, 6, 7, 8}, 3},
		{2, 3, 8, []int32{1, 2, 3, 4, 5, 6, 7, 8, 9}, []int32{1, 2, 7, 8, 9}, 4},
		{0, 3, 4, []int32{1, 2, 3, 4, 5}, []int32{3, 4, 5}, 2},
		{3, 1, 4, []int32{1, 2, 3, 4, 5}, []int32{1, 2, 3, 5}, 1},
	} {
		s := &generation.Session{Sink: row.sink, Window: row.window, Capacity: row.capacity,
			Tokens: slices.Clone(row.tokens), Dropped: 10}
		before := s.Tokens
		require.Equal(t, row.dropped, truncate_session.TruncateSession(s))
		require.Equal(t, row.want, s.Tokens)
		require.Equal(t, uint64(10+row.dropped), s.Dropped)
		require.Equal(t, row.tokens, before, "the old slice stays as it was")
	}
}
