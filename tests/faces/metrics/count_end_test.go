package metrics_test

import (
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/count_end"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCountEnd(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	count_end.CountEnd(c, "x", generation.Event{Reason: generation.ReasonAbort, Usage: generation.Usage{Prompt: 7,
		Reused: 3, Generated: 5},
		Timings: generation.Timings{Queued: time.Second, FirstToken: 2 * time.Second, Total: 4 * time.Second}})
	count_end.CountEnd(c, "x", generation.Event{Reason: generation.ReasonError, Timings: generation.Timings{
		Queued: time.Second}})
	require.Equal(t, 1.0, testutil.ToFloat64(c.Ended.WithLabelValues("x", "abort")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Ended.WithLabelValues("x", "error")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Cancels.WithLabelValues("x")))
	for kind, want := range map[string]float64{"prompt": 7, "reused": 3, "generated": 5} {
		require.Equal(t, want, testutil.ToFloat64(c.Tokens.WithLabelValues("x", kind)))
	}
	var first, queued, total dto.Metric
	require.NoError(t, c.FirstToken.WithLabelValues("x").(prometheus.Metric).Write(&first))
	require.NoError(t, c.Queue.WithLabelValues("x").(prometheus.Metric).Write(&queued))
	require.NoError(t, c.Total.WithLabelValues("x").(prometheus.Metric).Write(&total))
	require.Equal(t, uint64(1), first.Histogram.GetSampleCount(), "the other run had no token")
	require.Equal(t, 2.0, first.Histogram.GetSampleSum())
	require.Equal(t, 2.0, queued.Histogram.GetSampleSum())
	require.Equal(t, 4.0, total.Histogram.GetSampleSum())
}
