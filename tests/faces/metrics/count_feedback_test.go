package metrics_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/count_feedback"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCountFeedback(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	for _, rating := range []float64{1, 0.1, -1, 0} {
		count_feedback.CountFeedback(c, "x")(rating)
	}
	require.Equal(t, 2.0, testutil.ToFloat64(c.Feedback.WithLabelValues("x", "positive")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Feedback.WithLabelValues("x", "neutral")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Feedback.WithLabelValues("x", "negative")))
}
