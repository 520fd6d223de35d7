package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya"
	"rkllmd/faces/kakeya/find_session"
	"rkllmd/generation"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestFindSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client)
	found, err := find_session.FindSession(s.Host, id, false)
	require.NoError(t, err)
	require.Equal(t, id, found.ID)
	_, err = find_session.FindSession(s.Host, "another", true)
	require.Equal(t, codes.NotFound, status.Code(err))
	require.ErrorContains(t, err, `there is no session "another"`)

	s.Host.Failed = []*kakeya.Session{{Session: &generation.Session{ID: "failed"}, INV1: 1}}
	_, err = find_session.FindSession(s.Host, "failed", false)
	require.Equal(t, codes.FailedPrecondition, status.Code(err))
	require.ErrorContains(t, err, "INV-1: 1, INV-2: 0")
	found, err = find_session.FindSession(s.Host, "failed", true)
	require.NoError(t, err)
	require.EqualValues(t, 1, found.INV1)

	clear_backend.ClearBackend(s.Hub)
	_, err = find_session.FindSession(s.Host, id, false)
	require.Equal(t, codes.NotFound, status.Code(err), "it is gone with its model")
}
