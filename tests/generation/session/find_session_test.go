package session_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/find_session"
	"rkllmd/tests/generation/generation_fake_session"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestFindSession(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{})
	s := generation_fake_session.GenerationFakeSession(t, table, 1)
	used := s.Used
	found, err := find_session.FindSession(table, s.ID)
	require.NoError(t, err)
	require.Same(t, s, found)
	require.Equal(t, used, s.Used, "looking is no use")
	for _, row := range [][2]string{
		{"", `""`}, {s.ID[1:], fmt.Sprintf("%q", s.ID[1:])}, {strings.ToLower(s.ID), fmt.Sprintf("%q",
			strings.ToLower(s.ID))},
		{strings.Repeat("é\n", 1<<20), `"` + strings.Repeat(`é\n`, 20) + `"`}, {"a\x00\xff", `"a\x00\xff"`},
	} {
		found, err := find_session.FindSession(table, row[0])
		require.EqualError(t, err, "there is no session "+row[1])
		require.ErrorIs(t, err, generation.ErrNotFound)
		require.Nil(t, found)
	}
}
