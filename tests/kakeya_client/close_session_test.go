package kakeya_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestCloseSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2)
	closed, err := close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{SessionId: id})
	require.NoError(t, err)
	require.EqualValues(t, 2, closed.FinalHistoryLength)
	_, err = close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{SessionId: id})
	require.Equal(t, codes.NotFound, status.Code(err))
}
