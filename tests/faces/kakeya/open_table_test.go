package kakeya_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/open_table"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/generation/hub/keep_backend"
	"rkllmd/generation/hub/set_backend"
	"rkllmd/tests/support/faces/kakeya_serve"
)

func TestOpenTable(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	model, table, err := open_table.OpenTable(s.Host)
	require.NoError(t, err)
	require.True(t, model == s.Backend && table.Backend == s.Backend)
	_, again, err := open_table.OpenTable(s.Host)
	require.NoError(t, err)
	require.True(t, again == table)

	clear_backend.ClearBackend(s.Hub)
	_, _, err = open_table.OpenTable(s.Host)
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "no model is loaded: load one by rkllm.init")
	require.True(t, table.Closed)
	set_backend.SetBackend(s.Hub, keep_backend.KeepBackend(nil, errors.New("too large")), nil)
	_, _, err = open_table.OpenTable(s.Host)
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "cannot be served here: too large")
}
