package kakeya_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client/close_session"
	"rkllmd/tests/support/faces/kakeya_answer"
	"rkllmd/tests/support/faces/kakeya_info"
	"rkllmd/tests/support/faces/kakeya_session"
	"rkllmd/tests/support/models/write_long_model"
	"rkllmd/tests/whole/kakeya/kakeya_append"
	"rkllmd/tests/whole/kakeya/metered_daemon"
	"rkllmd/tests/whole/kakeya/scrape_metrics"
)

// What happens to token sessions can be read at the address of --metrics.
func TestKakeyaMetrics(t *testing.T) {
	model := write_long_model.WriteLongModel(t, "llama")
	client, path := metered_daemon.MeteredDaemon(t, model, "--grpc-sessions", "2")
	metrics := scrape_metrics.ScrapeMetrics(t, path)
	require.Zero(t, metrics["session_active"])
	require.Contains(t, metrics, `session_evicted_total{reason="lru"}`)
	require.Positive(t, metrics["go_goroutines"])
	require.Positive(t, metrics["process_open_fds"])

	first := kakeya_session.KakeyaSession(t, client, 11, 12, 13, 14, 15, 16)
	kakeya_answer.KakeyaAnswer(t, client, &kakeyav1.GenerateRequest{SessionId: first, MaxTokens: 10})
	metrics = scrape_metrics.ScrapeMetrics(t, path)
	require.EqualValues(t, 6, metrics["generate_prefill_tokens_sum"])
	require.NoError(t, kakeya_append.KakeyaAppend(t, client, first, 17, 18))
	kakeya_answer.KakeyaAnswer(t, client, &kakeyav1.GenerateRequest{SessionId: first, MaxTokens: 10})
	second := kakeya_session.KakeyaSession(t, client, 21, 22)
	kakeya_answer.KakeyaAnswer(t, client, &kakeyav1.GenerateRequest{SessionId: second, MaxTokens: 5})
	held := kakeya_info.KakeyaInfo(t, client, first).KvLiveBytes + kakeya_info.KakeyaInfo(t, client, second).KvLiveBytes
	metrics = scrape_metrics.ScrapeMetrics(t, path)
	require.EqualValues(t, 2, metrics["session_active"])
	require.EqualValues(t, 3, metrics["session_history_tokens_count"])
	require.EqualValues(t, 6+18+2, metrics["session_history_tokens_sum"])
	require.EqualValues(t, 6+3+2, metrics["generate_prefill_tokens_sum"],
		"of the second turn, the last token of the first and what is new")
	require.EqualValues(t, 3, metrics["generate_prefill_duration_seconds_count"])
	require.Positive(t, metrics["generate_prefill_duration_seconds_sum"])
	require.EqualValues(t, held, metrics["session_kv_live_bytes"])
	require.Positive(t, held)

	third := kakeya_session.KakeyaSession(t, client) // there is no place for: first has to go
	closed, err := close_session.CloseSession(t.Context(), client, &kakeyav1.CloseSessionRequest{SessionId: third})
	require.NoError(t, err)
	require.Zero(t, closed.FinalHistoryLength)
	metrics = scrape_metrics.ScrapeMetrics(t, path)
	for name, want := range map[string]float64{
		"session_active":                                1,
		`session_total{outcome="evicted"}`:              1,
		`session_total{outcome="closed"}`:               1,
		`session_total{outcome="failed"}`:               0,
		`session_evicted_total{reason="lru"}`:           1,
		`session_evicted_total{reason="close"}`:         1,
		`session_evicted_total{reason="ttl"}`:           0,
		`cache_invariant_violations_total{kind="inv1"}`: 0,
		"session_kv_live_bytes":                         float64(kakeya_info.KakeyaInfo(t, client, second).KvLiveBytes),
	} {
		require.Contains(t, metrics, name)
		require.Equal(t, want, metrics[name], name)
	}

	t.Run("idle", func(t *testing.T) {
		client, path := metered_daemon.MeteredDaemon(t, model, "--grpc-session-ttl", "100ms")
		kakeya_session.KakeyaSession(t, client)
		const evicted = `session_evicted_total{reason="ttl"}`
		for end := time.Now().Add(2 * time.Minute); scrape_metrics.ScrapeMetrics(t, path)[evicted] != 1; {
			require.True(t, time.Now().Before(end), "it is still there")
			time.Sleep(20 * time.Millisecond)
		}
	})
}
