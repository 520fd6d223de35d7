// Package kakeya_pieces appends a history in pieces.
package kakeya_pieces

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/tests/support/faces/kakeya_session"
)

// KakeyaPieces makes a session whose history is tokens, and returns its ID: appended at once (pattern 0), token by
// token (1), or in random pieces.
func KakeyaPieces(t testing.TB, c *kakeya_client.Client, random *rand.Rand, tokens []uint32, pattern int) string {
	t.Helper()
	id := kakeya_session.KakeyaSession(t, c)
	for at := 0; at < len(tokens); {
		piece := 1 + random.IntN(len(tokens)-at)
		switch pattern {
		case 0:
			piece = len(tokens)
		case 1:
			piece = 1
		}
		appended, err := append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{SessionId: id,
			TokenIds: tokens[at : at+piece]})
		require.NoError(t, err)
		at += piece
		require.EqualValues(t, at, appended.HistoryLength)
	}
	return id
}
