package kakeya_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/get_session_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestGetSessionInfo(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2)
	info, err := get_session_info.GetSessionInfo(t.Context(), s.Client, &kakeyav1.GetSessionInfoRequest{SessionId: id})
	require.NoError(t, err)
	require.EqualValues(t, 2, info.HistoryLength)
	_, err = get_session_info.GetSessionInfo(t.Context(), s.Client, &kakeyav1.GetSessionInfoRequest{SessionId: "none"})
	require.Equal(t, codes.NotFound, status.Code(err))
}
