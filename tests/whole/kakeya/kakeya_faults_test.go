package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
	"google.golang.org/protobuf/proto"

	"rkllmd/engine"
	"rkllmd/faces/kakeya"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/kakeya_client/generate"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/faces/series_value"
	"rkllmd/tests/whole/kakeya/kakeya_append"
	"rkllmd/tests/whole/kakeya/kakeya_disturb"
)

// Tokens vanish from a session's cache: the session fails at once and is freed, its client is told, and nobody else
// notices.
func TestKakeyaFaults(t *testing.T) {
	fault := &kakeya_disturb.Fault{}
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Pool: engine.PoolOptions{
		Disturb: kakeya_disturb.KakeyaDisturb(fault)}})
	request := &kakeyav1.GenerateRequest{MaxTokens: 50, Seed: proto.Uint64(3)}
	request.SessionId = kakeya_session.KakeyaSession(t, s.Client, 5, 300, 301)
	want := kakeya_answer.KakeyaAnswer(t, s.Client, request).Tokens
	for kind, lost := range map[string]int64{kakeya.INV1: 1, kakeya.INV2: 2} {
		t.Run(kind, func(t *testing.T) {
			id, other := kakeya_session.KakeyaSession(t, s.Client, 5, 300, 301), kakeya_session.KakeyaSession(t,
				s.Client, 5, 300, 301)
			owner := s.Host.Sessions[id].Owner
			fault.Lost.Store(lost)
			fault.Owner.Store(owner)
			beside := make(chan kakeya_answer.Answer)
			go func() {
				beside <- kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: other,
					MaxTokens: 50, Seed: request.Seed})
			}()
			var last error
			for event, err := range generate.Generate(t.Context(), s.Client, &kakeyav1.GenerateRequest{SessionId: id,
				MaxTokens: 50, Seed: request.Seed}) {
				require.Nil(t, event.GetDone())
				last = err
			}
			require.Equal(t, codes.FailedPrecondition, status.Code(last))
			require.ErrorContains(t, last,
				map[string]string{kakeya.INV1: "INV-1: the cached tokens and the length of the cache disagree: 6 " +
					"tokens, a cache of 5",
					kakeya.INV2: "INV-2: the next position went back: from 5 to 4"}[kind])
			require.Equal(t, want, (<-beside).Tokens, "nobody else notices")

			info := kakeya_info.KakeyaInfo(t, s.Client, id)
			require.Equal(t, map[string][]uint64{kakeya.INV1: {1, 0}, kakeya.INV2: {0, 1}}[kind],
				[]uint64{info.CacheInvariantInv1Violations, info.CacheInvariantInv2Violations})
			require.Zero(t, info.HistoryLength+info.KvLiveBytes)
			require.Zero(t, s.Backend.Holdings()[owner])
			require.EqualValues(t, 1, series_value.SeriesValue(s.Host.Metrics.Violations, kind))
			require.Equal(t, codes.FailedPrecondition, status.Code(kakeya_append.KakeyaAppend(t, s.Client, id, 1)))
			_, err := close_session.CloseSession(t.Context(), s.Client, &kakeyav1.CloseSessionRequest{SessionId: id})
			require.NoError(t, err)
			require.Equal(t, codes.NotFound, status.Code(kakeya_append.KakeyaAppend(t, s.Client, id, 1)))
			request.SessionId = kakeya_session.KakeyaSession(t, s.Client, 5, 300, 301)
			require.Equal(t, want, kakeya_answer.KakeyaAnswer(t, s.Client, request).Tokens, "the slot is sound again")
		})
	}
	require.EqualValues(t, 2, series_value.SeriesValue(s.Host.Metrics.Ended, "failed"))
}
