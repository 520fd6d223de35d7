package metrics_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/count_end"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/read_series"
	"rkllmd/tests/support/faces/series_value"
)

func TestCountEnd(t *testing.T) {
	c := create_collectors.CreateCollectors(&exposition.Registry{}, &generation.Hub{}, web_worker.WebWorker)
	count_end.CountEnd(c, "x", "m", generation.Event{Reason: generation.ReasonAbort, Usage: generation.Usage{Prompt: 7,
		Reused: 3, Generated: 5},
		Timings: generation.Timings{Queued: time.Second, FirstToken: 2 * time.Second, Total: 4 * time.Second}})
	count_end.CountEnd(c, "x", "m", generation.Event{Reason: generation.ReasonError, Timings: generation.Timings{
		Queued: time.Second}})
	require.Equal(t, 1.0, series_value.SeriesValue(c.Ended, "x", "m", "abort"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Ended, "x", "m", "error"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Cancels, "x", "m"))
	for kind, want := range map[string]float64{"prompt": 7, "reused": 3, "generated": 5} {
		require.Equal(t, want, series_value.SeriesValue(c.Tokens, "x", "m", kind))
	}
	first, count := read_series.ReadSeries(c.FirstToken, "x", "m")
	require.Equal(t, uint64(1), count, "the other run had no token")
	require.Equal(t, 2.0, first)
	require.Equal(t, 2.0, series_value.SeriesValue(c.Queue, "x", "m"))
	require.Equal(t, 4.0, series_value.SeriesValue(c.Total, "x", "m"))
}
