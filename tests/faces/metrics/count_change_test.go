package metrics_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/count_change"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCountChange(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	count := count_change.CountChange(c, "x")
	count(1)
	count(1)
	count(-1)
	require.Equal(t, 1.0, testutil.ToFloat64(c.Clients.WithLabelValues("x")))
}
