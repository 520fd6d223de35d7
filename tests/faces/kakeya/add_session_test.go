package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/add_session"
	"rkllmd/faces/kakeya/drop_tables"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/models/open_stay"
	"rkllmd/tests/faces/kakeya/kakeya_named"
)

func TestAddSession(t *testing.T) {
	s, table := kakeya_named.KakeyaNamed(t, generation.SessionOptions{Limit: 1})
	stay, err := open_stay.OpenStay(table, s.Hub, "named")
	require.NoError(t, err)
	_, err = add_session.AddSession(t.Context(), s.Host, stay, &kakeyav1.CreateSessionRequest{}, []int32{99999})
	require.ErrorContains(t, err, "eos_token_ids[0] is 99999")
	id, err := add_session.AddSession(t.Context(), s.Host, stay, &kakeyav1.CreateSessionRequest{ClientLabel: "me"}, nil)
	require.NoError(t, err)
	require.Equal(t, "me", s.Host.Sessions[id].Label)
	require.Same(t, stay, s.Host.Sessions[id].Stay)

	second, err := open_stay.OpenStay(table, s.Hub, "named")
	require.NoError(t, err)
	_, err = add_session.AddSession(t.Context(), s.Host, second, &kakeyav1.CreateSessionRequest{}, nil)
	require.NoError(t, err, "the first one had to make room, and does not hold the model any more")
	table.Mu.Lock()
	require.Equal(t, 1, stay.Holders)
	table.Mu.Unlock()
	drop_tables.DropTables(s.Host, true)
	table.Mu.Lock()
	require.Zero(t, stay.Holders)
	table.Mu.Unlock()
	main, err := open_stay.OpenStay(table, s.Hub, "")
	require.NoError(t, err)
	_, err = add_session.AddSession(t.Context(), s.Host, main, &kakeyav1.CreateSessionRequest{}, nil)
	require.NoError(t, err)
}
