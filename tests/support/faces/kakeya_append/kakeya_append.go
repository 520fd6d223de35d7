// Package kakeya_append appends to a token session for a test.
package kakeya_append

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
)

// KakeyaAppend appends tokens to the history of the session id, and returns the length that it has then.
func KakeyaAppend(t testing.TB, c *kakeya_client.Client, id string, tokens ...uint32) int {
	t.Helper()
	appended, err := append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{SessionId: id,
		TokenIds: tokens})
	require.NoError(t, err)
	return int(appended.HistoryLength)
}
