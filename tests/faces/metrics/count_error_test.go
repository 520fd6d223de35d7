package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/count_error"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountError(t *testing.T) {
	c := create_collectors.CreateCollectors(&exposition.Registry{}, &generation.Hub{}, web_worker.WebWorker)
	count_error.CountError(c, "x")("timeout")
	require.Equal(t, 1.0, series_value.SeriesValue(c.Errors, "x", "timeout"))
}
