package kakeya_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/proto"

	"rkllmd/engine"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/series_value"
	"rkllmd/tests/whole/kakeya/kakeya_load"
	"rkllmd/tests/whole/kakeya/kakeya_pieces"
)

// The same history, seed and sampling give the same tokens: however the history was appended and answered, on whichever
// session, beside whatever else, after truncations, and after the session was evicted and made anew.
func TestKakeyaExact(t *testing.T) {
	const histories, patterns = 24, 16
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Pool: engine.PoolOptions{Sequences: 4, Queue: 100},
		Sessions: generation.SessionOptions{Limit: 12, Sink: 3, Window: 77}})
	random := rand.New(rand.NewPCG(5, 6))
	stop := make(chan struct{})
	var load sync.WaitGroup
	var compared, truncated int
	for history := range histories {
		if history == histories/4 { // three quarters of all beside others
			for client := range 2 {
				load.Go(func() { kakeya_load.KakeyaLoad(t, s.Client, uint64(client), stop) })
			}
		}
		tokens := make([]uint32, 1+random.IntN(70))
		if history%4 == 3 {
			tokens = make([]uint32, 105+random.IntN(200)) // more than 104: it is truncated
		}
		for i := range tokens {
			tokens[i] = uint32(random.IntN(s.Backend.Model.Vocabulary))
		}
		request := &kakeyav1.GenerateRequest{MaxTokens: 20, Seed: proto.Uint64(uint64(history % 3)),
			Temperature: proto.Float32(float32(history%2) * 0.9)}
		var want kakeya_answer.Answer
		for pattern := range patterns {
			request.SessionId = kakeya_pieces.KakeyaPieces(t, s.Client, random, tokens, pattern)
			answer := kakeya_answer.KakeyaAnswer(t, s.Client, request)
			if pattern == 0 {
				want = answer
				continue
			}
			require.Equal(t, want.Tokens, answer.Tokens, "history %d, pattern %d", history, pattern)
			require.Equal(t, want.Dropped, answer.Dropped)
			if compared++; answer.Dropped > 0 {
				truncated++
			}
			if random.IntN(2) == 0 { // else it stays until it must make room
				_, err := close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{
					SessionId: request.SessionId})
				require.NoError(t, err)
			}
		}
	}
	close(stop)
	load.Wait()
	evicted := series_value.SeriesValue(s.Host.Metrics.Evicted, "lru")
	t.Logf("%d answers compared, %d of them after a truncation; %v sessions were evicted meanwhile", compared,
		truncated, evicted)
	require.Equal(t, histories*(patterns-1), compared)
	require.Positive(t, evicted)
	require.Equal(t, histories/4*(patterns-1), truncated)
}
