// Package kakeya_answer generates in a token session for a test.
package kakeya_answer

import (
	"testing"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/generate"
)

// Answer is the events of a Generate.
type Answer struct {
	Dropped uint64 // of HistoryTruncated; 0: there was none
	Tokens  []uint32
	Done    *kakeyav1.GenerateDone
}

// KakeyaAnswer generates, and checks that the events come as the protocol says: a truncation before any token, exactly
// one end, nothing behind it, and as many tokens as it says.
func KakeyaAnswer(t testing.TB, c *kakeya_client.Client, request *kakeyav1.GenerateRequest) (answer Answer) {
	t.Helper()
	for event, err := range generate.Generate(t.Context(), c, request) {
		require.NoError(t, err)
		require.Nil(t, answer.Done, "an event behind the end")
		switch p := event.Payload.(type) {
		case *kakeyav1.GenerateResponse_Truncated:
			require.Zero(t, answer.Dropped)
			require.Empty(t, answer.Tokens)
			answer.Dropped = p.Truncated.DroppedTokenCount
			require.Positive(t, answer.Dropped)
		case *kakeyav1.GenerateResponse_TokenId:
			answer.Tokens = append(answer.Tokens, p.TokenId)
		case *kakeyav1.GenerateResponse_Done:
			answer.Done = p.Done
		}
	}
	require.NotNil(t, answer.Done)
	require.EqualValues(t, len(answer.Tokens), answer.Done.GeneratedTokenCount)
	require.GreaterOrEqual(t, answer.Done.TotalDurationSeconds, answer.Done.PrefillDurationSeconds)
	return answer
}
