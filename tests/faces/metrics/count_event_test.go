package metrics_test

import (
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/testutil"
	dto "github.com/prometheus/client_model/go"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/metrics/count_event"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
)

func TestCountEvent(t *testing.T) {
	registry := prometheus.NewRegistry()
	c := create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	count, run, start := count_event.CountEvent(c, "x"), &generation.Run{}, time.Now()
	for i := range 3 {
		count(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{Time: start.Add(
			time.Duration(i) * time.Second)}})
		// the first one of another run
		count(&generation.Run{}, generation.Event{Kind: generation.EventToken, Token: generation.Token{Time: start}})
	}
	// no token
	count(run, generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: -1,
		Time: start.Add(time.Hour)}})
	var measured dto.Metric
	require.NoError(t, c.Token.WithLabelValues("x").(prometheus.Metric).Write(&measured))
	require.Equal(t, uint64(2), measured.Histogram.GetSampleCount())
	require.Equal(t, 2.0, measured.Histogram.GetSampleSum())
	count(run, generation.Event{Kind: generation.EventDone, Reason: generation.ReasonStop})
	_, found := c.Last.Load(run)
	require.False(t, found, "nothing is kept of it")
	require.Equal(t, 1.0, testutil.ToFloat64(c.Ended.WithLabelValues("x", "stop")))
}
