package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	"rkllmd/faces/kakeya/handle_append_tokens"
	"rkllmd/faces/kakeya/name_status"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestHandleAppendTokens(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	id := kakeya_session.KakeyaSession(t, s.Client)
	for i, tokens := range [][]uint32{{1, 2, 3}, {}, {4}} {
		appended, err := handle_append_tokens.HandleAppendTokens(t.Context(), s.Host, &kakeyav1.AppendTokensRequest{
			SessionId: id, TokenIds: tokens})
		require.NoError(t, err)
		require.EqualValues(t, []int{3, 3, 4}[i], appended.HistoryLength)
	}
	for text, tokens := range map[string][]uint32{"desc = token_ids[1] is 99999; this model has": {5, 99999},
		"token_ids[0] is 4294967295": {1<<32 - 1, 5}} {
		_, err := handle_append_tokens.HandleAppendTokens(t.Context(), s.Host, &kakeyav1.AppendTokensRequest{
			SessionId: id, TokenIds: tokens})
		require.ErrorContains(t, name_status.NameStatus(err), text)
		require.Equal(t, []int32{1, 2, 3, 4}, s.Host.Sessions[id].Tokens, "unchanged")
	}
	_, err := handle_append_tokens.HandleAppendTokens(t.Context(), s.Host, &kakeyav1.AppendTokensRequest{
		SessionId: "none", TokenIds: []uint32{1}})
	require.Equal(t, codes.NotFound, status.Code(err))
	require.Empty(t, s.Host.Sessions[id].Turn, "given back")
}
