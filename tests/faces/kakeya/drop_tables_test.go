package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/drop_tables"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestDropTables(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	drop_tables.DropTables(s.Host, true)
	kakeya_session.KakeyaSession(t, s.Client, 1)
	table := s.Host.Tables[0]
	drop_tables.DropTables(s.Host, false)
	require.True(t, s.Host.Tables[0] == table, "its model is there")
	drop_tables.DropTables(s.Host, true)
	require.Empty(t, s.Host.Tables)
	require.Empty(t, s.Host.Sessions)
	require.True(t, table.Closed)

	kakeya_session.KakeyaSession(t, s.Client, 1)
	table = s.Host.Tables[0]
	clear_backend.ClearBackend(s.Hub)
	drop_tables.DropTables(s.Host, false)
	require.Empty(t, s.Host.Tables)
	require.True(t, table.Closed)
}
