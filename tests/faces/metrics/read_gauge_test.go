package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"

	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/read_gauge"
)

func TestReadGauge(t *testing.T) {
	require.Equal(t, 1.0, read_gauge.ReadGauge(metrics.GaugeLoaded, &generation.Hub{}, web_worker.WebWorker)())
}
