// Package stop_metrics stops an HTTP server.
package stop_metrics

import (
	"net"
	"net/http"

	"rkllmd/server"
	"rkllmd/server/cleanup_socket"
)

// StopMetrics returns Front.Stop of an HTTP server: it ends its connections, closes listener, which nobody may have
// served yet, and removes file, the Unix socket's; nil: there is none.
//
// **Runs on:** any thread.
func StopMetrics(httpServer *http.Server, listener net.Listener, file *server.Listener) func() {
	return func() {
		httpServer.Close()
		listener.Close()
		if file != nil {
			cleanup_socket.CleanupSocket(file)
		}
	}
}
