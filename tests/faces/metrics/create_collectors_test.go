package metrics_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"

	"rkllmd/faces/metrics"
	"rkllmd/faces/metrics/create_collectors"
)

func TestCreateCollectors(t *testing.T) {
	registry := prometheus.NewRegistry()
	c := create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	for _, vector := range []*prometheus.HistogramVec{c.Queue, c.FirstToken, c.Token, c.Total} {
		vector.WithLabelValues("http").Observe(1)
	}
	c.Ended.WithLabelValues("http", "stop").Inc()
	c.Tokens.WithLabelValues("http", "prompt").Inc()
	c.Errors.WithLabelValues("http", "timeout").Inc()
	c.Feedback.WithLabelValues("http", "positive").Inc()
	c.Clients.WithLabelValues("http").Inc()
	c.Cancels.WithLabelValues("http").Inc()
	families, err := registry.Gather()
	require.NoError(t, err)
	require.Len(t, families, 10+len(metrics.Gauges))
	for _, family := range families {
		require.Regexp(t, "^rkllmd_[a-z_]+$", family.GetName())
		require.NotEmpty(t, family.GetHelp())
	}
}
