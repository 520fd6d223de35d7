package metrics_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/count_error"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCountError(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	count_error.CountError(c, "x")("timeout")
	require.Equal(t, 1.0, testutil.ToFloat64(c.Errors.WithLabelValues("x", "timeout")))
}
