package match_session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/kakeya"
	"rkllmd/kakeya/match_session"
)

func TestMatchSession(t *testing.T) {
	match := match_session.MatchSession("a")
	require.True(t, match(&kakeya.Session{Session: &generation.Session{ID: "a"}}))
	require.False(t, match(&kakeya.Session{Session: &generation.Session{ID: "b"}}))
}
