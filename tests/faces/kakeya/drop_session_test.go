package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/drop_session"
	"rkllmd/generation"
	"rkllmd/models/open_stay"
	"rkllmd/tests/faces/kakeya/kakeya_named"
)

func TestDropSession(t *testing.T) {
	s, table := kakeya_named.KakeyaNamed(t, generation.SessionOptions{})
	stay, err := open_stay.OpenStay(table, s.Hub, "named")
	require.NoError(t, err)
	session := &kakeya.Session{Stay: stay}
	s.Host.Sessions["a"] = session
	require.Same(t, session, drop_session.DropSession(s.Host, "a"))
	require.Nil(t, drop_session.DropSession(s.Host, "a"))
	require.Empty(t, s.Host.Sessions)
	table.Mu.Lock()
	defer table.Mu.Unlock()
	require.Zero(t, stay.Holders, "once")
}
