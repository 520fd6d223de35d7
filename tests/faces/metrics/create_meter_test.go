package metrics_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/faces/metrics/create_meter"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCreateMeter(t *testing.T) {
	c := create_collectors.CreateCollectors(prometheus.NewRegistry(), &generation.Hub{}, web_worker.WebWorker)
	meter := create_meter.CreateMeter(c, "x")
	meter.OnClients(2)
	meter.OnError("timeout")
	meter.OnFeedback(1)
	meter.OnEvent(&generation.Run{}, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop})
	require.Equal(t, 2.0, testutil.ToFloat64(c.Clients.WithLabelValues("x")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Errors.WithLabelValues("x", "timeout")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Feedback.WithLabelValues("x", "positive")))
	require.Equal(t, 1.0, testutil.ToFloat64(c.Ended.WithLabelValues("x", "stop")))
}
