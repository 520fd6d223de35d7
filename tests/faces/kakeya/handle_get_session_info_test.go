package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/handle_get_session_info"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestHandleGetSessionInfo(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2, 3)
	request := &kakeyav1.GetSessionInfoRequest{SessionId: id}
	kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 4})
	session := s.Host.Sessions[id]
	session.Used = time.Now().Add(-time.Hour)
	for range 2 {
		info, err := handle_get_session_info.HandleGetSessionInfo(t.Context(), s.Host, request)
		require.NoError(t, err)
		require.EqualValues(t, 7, info.HistoryLength)
		require.Equal(t, 6*s.Backend.Model.BytesPerToken, info.KvLiveBytes)
		require.GreaterOrEqual(t, info.IdleSeconds, 3600.0, "to ask is no use")
		require.Zero(t, info.CacheInvariantInv1Violations+info.CacheInvariantInv2Violations)
	}
	session.Tokens = make([]int32, 500)
	info, err := handle_get_session_info.HandleGetSessionInfo(t.Context(), s.Host, request)
	require.NoError(t, err)
	require.EqualValues(t, 128, info.HistoryLength, "no more than the context holds")

	session.Closed, session.INV2 = true, 1
	info, err = handle_get_session_info.HandleGetSessionInfo(t.Context(), s.Host, request)
	require.NoError(t, err)
	require.Zero(t, info.HistoryLength)
	require.EqualValues(t, 1, info.CacheInvariantInv2Violations)
	_, err = handle_get_session_info.HandleGetSessionInfo(t.Context(), s.Host, &kakeyav1.GetSessionInfoRequest{})
	require.Equal(t, codes.NotFound, status.Code(err))
}
