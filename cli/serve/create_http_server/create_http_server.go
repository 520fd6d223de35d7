// Package create_http_server makes the server of HTTP.
package create_http_server

import (
	"context"
	"log/slog"
	"net/http"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/keep_context"
	"rkllmd/faces/rest/create_handler"
	"rkllmd/faces/rest/watch_connection"
	"rkllmd/faces/web"
)

// CreateHTTPServer makes s.Server, which answers requests to host, and s.Cancel, which ends all that are in progress.
// What clients do wrong is logged for debugging only. A request must come, and its answer be taken, in time; what takes
// longer to answer sets the time for writing itself (flush_stream, write_json).
//
// **Runs on:** any thread.
func CreateHTTPServer(s *serve.HTTPServer, host *web.Host) {
	ctx, cancel := context.WithCancel(context.Background())
	s.Cancel = cancel
	s.Server = &http.Server{
		Handler: create_handler.CreateHandler(host), BaseContext: keep_context.KeepContext(ctx),
		ConnState:         watch_connection.WatchConnection(host),
		ReadHeaderTimeout: web.HeaderTime, IdleTimeout: web.IdleTime, MaxHeaderBytes: web.MaxHeaderBytes,
		ReadTimeout: web.HeaderTime + web.BodyTime, WriteTimeout: web.WriteTime,
		ErrorLog: slog.NewLogLogger(slog.Default().Handler(), slog.LevelDebug),
	}
}
