// Package serve_http serves HTTP.
package serve_http

import (
	"crypto/tls"
	"errors"
	"net/http"

	"rkllmd/cli/serve"
)

// ServeHTTP returns Front.Serve: it serves the clients of s, by TLS where that is configured, until stop_http.
//
// **Runs on:** any thread. What it returns runs on a goroutine of its own.
func ServeHTTP(s *serve.HTTPServer) func() error {
	return func() error {
		listener := s.Listener
		if s.TLS != nil {
			listener = tls.NewListener(listener, s.TLS) // HTTP/1.1: WebSocket needs it
		}
		if err := s.Server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	}
}
