// Package stop_http stops serving HTTP.
package stop_http

import (
	"context"

	"rkllmd/cli/serve"
	"rkllmd/faces/websocket_generation/stop_connections"
	"rkllmd/server/cleanup_socket"
)

// StopHTTP returns Front.Stop: generations of clients of s are ended, and they are told so, within cli.HTTPStopTime;
// then all connections are closed.
//
// **Runs on:** any thread. What it returns runs on any thread, once, for a moment.
func StopHTTP(s *serve.HTTPServer) func() {
	return func() {
		s.Cancel()
		stop_connections.StopConnections(s.Sockets)
		ctx, cancel := context.WithTimeout(context.Background(), serve.HTTPStopTime)
		defer cancel()
		if s.Server.Shutdown(ctx) != nil {
			_ = s.Server.Close()
		}
		_ = s.Listener.Close() // it may never have been served
		if s.File != nil {
			cleanup_socket.CleanupSocket(s.File)
		}
		if s.Feedback != nil {
			_ = s.Feedback.Close()
		}
	}
}
