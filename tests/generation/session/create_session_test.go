package session_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/create_session"
	"rkllmd/tests/generation/generation_fake_begin"
	"rkllmd/tests/support/generation/generation_fake_table"
)

func TestCreateSession(t *testing.T) {
	_, table := generation_fake_table.GenerationFakeTable(t, generation.SessionOptions{Limit: 2, Sink: 3, Window: 5})
	ends := []int32{7, 99}
	one, err := create_session.CreateSession(table, "mine", ends)
	require.NoError(t, err)
	two, err := create_session.CreateSession(table, "", nil)
	require.NoError(t, err)
	ends[0] = 8
	require.Equal(t, []int32{7, 99}, one.EndTokens, "a copy")
	require.Equal(t, "mine", one.Label)
	require.Equal(t, [3]int{3, 5, 12}, [3]int{one.Sink, one.Window, one.Capacity})
	require.Len(t, one.ID, 26)
	require.NotEqual(t, one.ID, two.ID)
	require.Greater(t, two.Owner, one.Owner, "never the same number twice")
	require.Empty(t, one.Tokens)
	require.WithinDuration(t, time.Now(), one.Used, time.Minute)

	for want, try := range map[string]struct {
		label string
		ends  []int32
	}{
		"the session's label has 257 bytes; the limit is 256":     {strings.Repeat("x", 257), nil},
		"the session has 65 end tokens; the limit is 64":          {"", make([]int32, 65)},
		"end_tokens[1] is 100; this model has the tokens 0 to 99": {"", []int32{1, 100}},
	} {
		s, err := create_session.CreateSession(table, try.label, try.ends)
		require.EqualError(t, err, want)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.Nil(t, s)
	}
	for _, s := range []*generation.Session{one, two} {
		generation_fake_begin.GenerationFakeBegin(t, s, 1)
	}
	s, err := create_session.CreateSession(table, "", nil)
	require.ErrorIs(t, err, generation.ErrBusy)
	require.Nil(t, s)
	table.Backend.Capabilities.EmbedsOnly = true
	_, err = create_session.CreateSession(table, "", nil)
	require.ErrorContains(t, err, "makes embeddings and does not generate text")
	table.Backend.Capabilities.EmbedsOnly = false
	table.Backend.Capabilities.Sessions = false
	_, err = create_session.CreateSession(table, "", nil)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "fake keeps no sessions")
}
