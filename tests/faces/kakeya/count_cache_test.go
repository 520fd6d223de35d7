package kakeya_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya/count_cache"
	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/generation/hub/clear_backend"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestCountCache(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{})
	count := count_cache.CountCache(s.Host)
	require.Zero(t, count())
	sum := uint64(0)
	for i := range uint32(3) {
		id := kakeya_session.KakeyaSession(t, s.Client, i, 300, 301)
		kakeya_answer.KakeyaAnswer(t, s.Client, &kakeyav1.GenerateRequest{SessionId: id, MaxTokens: i + 1})
		sum += kakeya_info.KakeyaInfo(t, s.Client, id).KvLiveBytes
	}
	require.Positive(t, sum)
	require.EqualValues(t, sum, count())
	clear_backend.ClearBackend(s.Hub)
	require.Zero(t, count())
	require.Empty(t, s.Host.Sessions, "they are closed")
}
