package read_gauge_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_worker"
	"rkllmd/web"
	"rkllmd/web/read_gauge"
)

func TestReadGauge(t *testing.T) {
	require.Equal(t, 1.0, read_gauge.ReadGauge(web.GaugeLoaded, &generation.Hub{}, web_worker.WebWorker)())
}
