package count_change_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_worker"
	"rkllmd/web/count_change"
	"rkllmd/web/create_collectors"
)

func TestCountChange(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	count := count_change.CountChange(c, "x")
	count(1)
	count(1)
	count(-1)
	require.Equal(t, 1.0, testutil.ToFloat64(c.Clients.WithLabelValues("x")))
}
