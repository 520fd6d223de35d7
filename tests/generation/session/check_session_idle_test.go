package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/session/check_session_idle"
)

func TestCheckSessionIdle(t *testing.T) {
	s := &generation.Session{ID: "ABC"}
	require.NoError(t, check_session_idle.CheckSessionIdle(s))
	s.Run = &generation.Run{}
	err := check_session_idle.CheckSessionIdle(s)
	require.EqualError(t, err, `session "ABC" has a run in progress; abort it or wait for its end`)
	require.ErrorIs(t, err, generation.ErrBusy)
	s.Closed = true
	err = check_session_idle.CheckSessionIdle(s)
	require.EqualError(t, err, `session "ABC" has been closed`)
	require.ErrorIs(t, err, generation.ErrNotFound)
}
