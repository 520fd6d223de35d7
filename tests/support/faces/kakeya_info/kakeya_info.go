// Package kakeya_info asks for the figures of a token session.
package kakeya_info

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/get_session_info"
)

// KakeyaInfo returns the figures of the session with this ID.
func KakeyaInfo(t testing.TB, c *kakeya_client.Client, id string) *kakeyav1.GetSessionInfoResponse {
	t.Helper()
	info, err := get_session_info.GetSessionInfo(t.Context(), c, &kakeyav1.GetSessionInfoRequest{SessionId: id})
	require.NoError(t, err)
	return info
}
