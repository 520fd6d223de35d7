// Package kakeya_session makes a token session for a test.
package kakeya_session

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/kakeya_client/create_session"
)

// KakeyaSession makes a session whose history is tokens, and returns its ID.
func KakeyaSession(t testing.TB, c *kakeya_client.Client, tokens ...uint32) string {
	t.Helper()
	created, err := create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{
		ClientLabel: t.Name()[:min(len(t.Name()), 100)]})
	require.NoError(t, err)
	if len(tokens) > 0 {
		appended, err := append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{
			SessionId: created.SessionId, TokenIds: tokens})
		require.NoError(t, err)
		require.EqualValues(t, len(tokens), appended.HistoryLength)
	}
	return created.SessionId
}
