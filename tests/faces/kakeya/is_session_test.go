package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/is_session"
	"rkllmd/generation"
)

func TestIsSession(t *testing.T) {
	match := is_session.IsSession("a")
	require.True(t, match(&kakeya.Session{Session: &generation.Session{ID: "a"}}))
	require.False(t, match(&kakeya.Session{Session: &generation.Session{ID: "b"}}))
}
