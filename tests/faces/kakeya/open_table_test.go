package kakeya_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/open_table"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/models"
	"rkllmd/models/open_stay"
	"rkllmd/tests/faces/kakeya/kakeya_named"
	"rkllmd/tests/support/faces/kakeya_serve"
)

func TestOpenTable(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	main := &models.Stay{Hub: s.Hub}
	table, err := open_table.OpenTable(t.Context(), s.Host, main)
	require.NoError(t, err)
	require.True(t, table.Model == s.Backend && table.Backend == s.Backend)
	again, err := open_table.OpenTable(t.Context(), s.Host, main)
	require.NoError(t, err)
	require.True(t, again == table)

	clear_backend.ClearBackend(s.Hub)
	_, err = open_table.OpenTable(t.Context(), s.Host, main)
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "no model is loaded: load one by rkllm.init")
	require.True(t, table.Closed)
	set_backend.SetBackend(s.Hub, keep_backend.KeepBackend(nil, errors.New("too large")), nil)
	_, err = open_table.OpenTable(t.Context(), s.Host, main)
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "cannot be served here: too large")

	s, named := kakeya_named.KakeyaNamed(t, generation.SessionOptions{})
	stay, err := open_stay.OpenStay(named, s.Hub, "named")
	require.NoError(t, err)
	table, err = open_table.OpenTable(t.Context(), s.Host, stay)
	require.NoError(t, err)
	require.True(t, table.Hub == stay.Hub && table.Model != s.Backend)
	gone, end := context.WithCancel(t.Context())
	end()
	_, err = open_table.OpenTable(gone, s.Host, &models.Stay{Hub: s.Hub})
	require.NoError(t, err, "beside the other one, which is there already")
	require.Len(t, s.Host.Tables, 2)
}
