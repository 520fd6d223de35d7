package create_metrics_handler_test

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_worker"
	"rkllmd/web/create_collectors"
	"rkllmd/web/create_metrics_handler"
)

func TestCreateMetricsHandler(t *testing.T) {
	registry := prometheus.NewRegistry()
	create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	w := web_ask.WebAsk(create_metrics_handler.CreateMetricsHandler(registry), "GET", "/metrics", "")
	require.Equal(t, 200, w.Code)
	require.Contains(t, w.Header().Get("Content-Type"), "text/plain; version=0.0.4")
	require.Contains(t, w.Body.String(), "\nrkllmd_model_loaded 1\n")
}
