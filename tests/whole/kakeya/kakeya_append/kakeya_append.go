// Package kakeya_append appends to a token session.
package kakeya_append

import (
	"testing"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
)

// KakeyaAppend appends tokens to the session with this ID, and returns the error, if any.
func KakeyaAppend(t testing.TB, c *kakeya_client.Client, id string, tokens ...uint32) error {
	t.Helper()
	_, err := append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{SessionId: id, TokenIds: tokens})
	return err
}
