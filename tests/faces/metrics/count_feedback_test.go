package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/count_feedback"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountFeedback(t *testing.T) {
	c := create_collectors.CreateCollectors(&exposition.Registry{}, &generation.Hub{}, web_worker.WebWorker)
	for _, rating := range []float64{1, 0.1, -1, 0} {
		count_feedback.CountFeedback(c, "x")(rating)
	}
	require.Equal(t, 2.0, series_value.SeriesValue(c.Feedback, "x", "positive"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Feedback, "x", "neutral"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Feedback, "x", "negative"))
}
