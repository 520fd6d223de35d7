package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/count_cache"
	"rkllmd/faces/kakeya/handle_close_session"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestHandleCloseSession(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2, 3)
	kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 4})
	require.Positive(t, count_cache.CountCache(s.Host)())
	session := s.Host.Sessions[id]
	closed, err := handle_close_session.HandleCloseSession(t.Context(), s.Host, &kakeyav1.CloseSessionRequest{
		SessionId: id})
	require.NoError(t, err)
	require.EqualValues(t, 7, closed.FinalHistoryLength)
	require.Zero(t, s.Backend.Holdings()[session.Owner], "freed")
	_, err = handle_close_session.HandleCloseSession(t.Context(), s.Host, &kakeyav1.CloseSessionRequest{SessionId: id})
	require.Equal(t, codes.NotFound, status.Code(err))

	s.Host.Failed = append(s.Host.Failed, session)
	_, err = handle_close_session.HandleCloseSession(t.Context(), s.Host, &kakeyav1.CloseSessionRequest{SessionId: id})
	require.NoError(t, err, "one that has failed is forgotten")
	_, err = handle_close_session.HandleCloseSession(t.Context(), s.Host, &kakeyav1.CloseSessionRequest{SessionId: id})
	require.Equal(t, codes.NotFound, status.Code(err))
}
