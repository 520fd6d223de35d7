package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation"
	"rkllmd/kakeya_client/get_session_info"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_first"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/series_value"
	"rkllmd/tests/whole/kakeya/kakeya_append"
)

// Sessions are closed that nobody uses, and the least recently used ones where there are too many; their memory is
// given back.
func TestKakeyaEvictions(t *testing.T) {
	t.Run("idle", func(t *testing.T) {
		var s *kakeya_serve.Served
		id, idle, err := "", 250*time.Millisecond, status.Error(codes.NotFound, "")
		for status.Code(err) == codes.NotFound && idle < time.Minute { // on a busy machine it may go before it is used
			idle *= 2
			s = kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Sessions: generation.SessionOptions{Idle: idle}})
			id = kakeya_session.KakeyaSession(t, s.Client)
			if err = kakeya_append.KakeyaAppend(t, s.Client, id, 5, 300); err == nil {
				_, err = kakeya_first.KakeyaFirst(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: 5})
			}
		}
		require.NoError(t, err)
		require.Eventually(t, func() bool { // to ask for its figures is no use
			_, err := get_session_info.GetSessionInfo(t.Context(), s.Client, &kakeyav1.GetSessionInfoRequest{
				SessionId: id})
			return status.Code(err) == codes.NotFound
		}, 2*time.Minute, 10*time.Millisecond)
		require.Eventually(t, func() bool { // the last deed of its end
			return series_value.SeriesValue(s.Host.Metrics.Evicted, "ttl") == 1
		}, 2*time.Minute, time.Millisecond)
		require.Empty(t, s.Backend.Holdings())
		require.Zero(t, series_value.SeriesValue(s.Host.Metrics.Active))
	})
	t.Run("too many", func(t *testing.T) {
		s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Sessions: generation.SessionOptions{Limit: 3}})
		var ids [4]string
		for i := range ids {
			if ids[i] = kakeya_session.KakeyaSession(t, s.Client, 5, 300); i == 2 { // the first one is used again
				kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: ids[0], MaxTokens: 5})
			}
		}
		for i, want := range []codes.Code{codes.OK, codes.NotFound, codes.OK, codes.OK} {
			_, err := kakeya_first.KakeyaFirst(t, s.Client, &kakeyav1.GenerateRequest{SessionId: ids[i], MaxTokens: 1})
			require.Equal(t, want, status.Code(err), "session %d", i)
		}
		require.EqualValues(t, 1, series_value.SeriesValue(s.Host.Metrics.Evicted, "lru"))
		require.EqualValues(t, 3, series_value.SeriesValue(s.Host.Metrics.Active))
	})
}
