package kakeya_client_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestAppendTokens(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client, 1, 2)
	appended, err := append_tokens.AppendTokens(t.Context(), s.Client, &kakeyav1.AppendTokensRequest{SessionId: id,
		TokenIds: []uint32{3}})
	require.NoError(t, err)
	require.EqualValues(t, 3, appended.HistoryLength)
	_, err = append_tokens.AppendTokens(t.Context(), s.Client, &kakeyav1.AppendTokensRequest{SessionId: "none"})
	require.Equal(t, codes.NotFound, status.Code(err))
}
