package metrics_test

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/faces/metrics/create_metrics_handler"
	"rkllmd/generation"
	"rkllmd/tests/faces/metrics/web_worker"
	"rkllmd/tests/support/faces/web_ask"
)

func TestCreateMetricsHandler(t *testing.T) {
	registry := &exposition.Registry{}
	create_collectors.CreateCollectors(registry, &generation.Hub{}, web_worker.WebWorker)
	w := web_ask.WebAsk(create_metrics_handler.CreateMetricsHandler(registry), "GET", "/metrics", "")
	require.Equal(t, 200, w.Code)
	require.Equal(t, "text/plain; version=0.0.4; charset=utf-8", w.Header().Get("Content-Type"))
	require.Equal(t, strconv.Itoa(w.Body.Len()), w.Header().Get("Content-Length"))
	require.Contains(t, w.Body.String(), "\nrkllmd_model_loaded 1\n")
}
