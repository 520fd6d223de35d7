// Package serve_metrics serves HTTP clients until it is stopped.
package serve_metrics

import (
	"errors"
	"net"
	"net/http"
)

// ServeMetrics returns Front.Serve of an HTTP server: it serves the clients of listener, and returns nil when
// stop_metrics was called.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func ServeMetrics(server *http.Server, listener net.Listener) func() error {
	return func() error {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	}
}
