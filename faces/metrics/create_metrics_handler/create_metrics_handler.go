// Package create_metrics_handler answers GET /metrics.
package create_metrics_handler

import (
	"net/http"
	"strconv"

	"rkllmd/faces/exposition"
	"rkllmd/faces/exposition/append_page"
)

// CreateMetricsHandler returns the handler of GET /metrics: everything in registry, as Prometheus reads it.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func CreateMetricsHandler(registry *exposition.Registry) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		page := append_page.AppendPage(nil, registry)
		w.Header().Set("Content-Type", exposition.ContentType)
		w.Header().Set("Content-Length", strconv.Itoa(len(page)))
		_, _ = w.Write(page) // a client that is gone
	}
}
