package count_error_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_worker"
	"rkllmd/web/count_error"
	"rkllmd/web/create_collectors"
)

func TestCountError(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	count_error.CountError(c, "x")("timeout")
	require.Equal(t, 1.0, testutil.ToFloat64(c.Errors.WithLabelValues("x", "timeout")))
}
