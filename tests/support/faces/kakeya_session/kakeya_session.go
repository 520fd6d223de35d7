// Package kakeya_session makes a token session for a test.
package kakeya_session

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/tests/support/faces/kakeya_append"
)

// KakeyaSession makes a session whose history is tokens, and returns its ID.
func KakeyaSession(t testing.TB, c *kakeya_client.Client, tokens ...uint32) string {
	t.Helper()
	created, err := create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{
		ClientLabel: t.Name()[:min(len(t.Name()), 100)]})
	require.NoError(t, err)
	if len(tokens) > 0 {
		require.Equal(t, len(tokens), kakeya_append.KakeyaAppend(t, c, created.SessionId, tokens...))
	}
	return created.SessionId
}
