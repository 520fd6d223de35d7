// Package create_metrics_handler answers GET /metrics.
package create_metrics_handler

import (
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// CreateMetricsHandler returns the handler of GET /metrics: everything in registry, as Prometheus reads it.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func CreateMetricsHandler(registry *prometheus.Registry) http.Handler {
	return promhttp.HandlerFor(registry, promhttp.HandlerOpts{MaxRequestsInFlight: 4})
}
