package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/drop_table"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestDropTable(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	drop_table.DropTable(s.Host, nil)
	kakeya_session.KakeyaSession(t, s.Client, 1)
	table := s.Host.Table
	drop_table.DropTable(s.Host, s.Backend)
	require.True(t, s.Host.Table == table, "it belongs to the model")
	drop_table.DropTable(s.Host, &generation.Backend{})
	require.Nil(t, s.Host.Table)
	require.Nil(t, s.Host.Model)
	require.Empty(t, s.Host.Sessions)
	require.True(t, table.Closed)
}
