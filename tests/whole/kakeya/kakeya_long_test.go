package kakeya_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/protobuf/proto"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_append"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/series_value"
)

// A conversation that goes on for long after its history has reached the capacity costs in proportion to what is new,
// and its answers are those of a session that never had more than the history it has now.
func TestKakeyaLong(t *testing.T) {
	for name, test := range map[string]struct {
		options generation.SessionOptions
		kept    int // sink and window
		cost    int // tokens that are decoded for each new one, at most
	}{
		"by default":   {generation.SessionOptions{}, 64, 3},
		"wide windows": {generation.SessionOptions{Window: 92}, 96, 8},
	} {
		t.Run(name, func(t *testing.T) {
			const turns = 200
			s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Sessions: test.options})
			id := kakeya_session.KakeyaSession(t, s.Client, 5)
			history, fresh, truncations := []uint32{5}, 0.0, 0
			for turn := range uint32(turns) {
				history = append(history, turn%300)
				kakeya_append.KakeyaAppend(t, s.Client, id, turn%300)
				request := &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 1, Seed: proto.Uint64(uint64(turn))}
				answer := kakeya_answer.KakeyaAnswer(t, s.Client, request)
				if answer.Dropped > 0 {
					truncations++
					require.EqualValues(t, len(history)-test.kept, answer.Dropped, "the length less sink and window")
					history = slices.Delete(history, 4, 4+int(answer.Dropped))
				}
				if turn%20 == 0 || answer.Dropped > 0 {
					before := series_value.SeriesValue(s.Host.Metrics.PrefillTokens)
					other := kakeya_session.KakeyaSession(t, s.Client, history...)
					request.SessionId = other
					require.Equal(t, answer.Tokens, kakeya_answer.KakeyaAnswer(t, s.Client, request).Tokens, turn)
					_, err := close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{
						SessionId: other})
					require.NoError(t, err)
					fresh += series_value.SeriesValue(s.Host.Metrics.PrefillTokens) - before
				}
				history = append(history, answer.Tokens...)
				require.EqualValues(t, len(history), kakeya_info.KakeyaInfo(t, s.Client, id).HistoryLength)
			}
			decoded := series_value.SeriesValue(s.Host.Metrics.PrefillTokens) - fresh
			t.Logf("%v tokens decoded in %d turns of 2 new tokens, with %d truncations", decoded, turns, truncations)
			require.Positive(t, truncations)
			require.LessOrEqual(t, decoded, float64(128+test.cost*2*turns))
		})
	}
}
