// Package kakeya_load keeps a server of token sessions busy.
package kakeya_load

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/append_tokens"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/generate"
)

// KakeyaLoad makes sessions, one after the other, generates in them, cancels some of that midway, and closes them,
// until stop is closed.
func KakeyaLoad(t testing.TB, c *kakeya_client.Client, seed uint64, stop <-chan struct{}) {
	random := rand.New(rand.NewPCG(seed, 1))
	for {
		select {
		case <-stop:
			return
		default:
		}
		created, err := create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{})
		if !assert.NoError(t, err) {
			return
		}
		tokens := make([]uint32, 1+random.IntN(60))
		for i := range tokens {
			tokens[i] = uint32(random.IntN(300))
		}
		_, err = append_tokens.AppendTokens(t.Context(), c, &kakeyav1.AppendTokensRequest{SessionId: created.SessionId,
			TokenIds: tokens})
		assert.NoError(t, err)
		left := 1 + random.IntN(30)
		for _, err := range generate.Generate(t.Context(), c, &kakeyav1.GenerateRequest{SessionId: created.SessionId,
			MaxTokens: 25}) {
			assert.NoError(t, err)
			if left--; left == 0 {
				break
			}
		}
		_, err = close_session.CloseSession(t.Context(), c, &kakeyav1.CloseSessionRequest{SessionId: created.SessionId})
		assert.NoError(t, err)
	}
}
