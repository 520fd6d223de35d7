package metrics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/faces/metrics/create_meter"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/series_value"
)

func TestCreateMeter(t *testing.T) {
	c := create_collectors.CreateCollectors(&exposition.Registry{}, &generation.Hub{}, web_worker.WebWorker)
	meter := create_meter.CreateMeter(c, "x")
	meter.OnClients(2)
	meter.OnError("timeout")
	meter.OnFeedback(1)
	meter.OnEvent(&generation.Run{Backend: &generation.Backend{}}, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonStop})
	require.Equal(t, 2.0, series_value.SeriesValue(c.Clients, "x"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Errors, "x", "timeout"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Feedback, "x", "positive"))
	require.Equal(t, 1.0, series_value.SeriesValue(c.Ended, "x", "", "stop"))
}
