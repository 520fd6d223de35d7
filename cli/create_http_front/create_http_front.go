// Package create_http_front makes the HTTP front-end.
package create_http_front

import (
	"io"

	"github.com/prometheus/client_golang/prometheus"

	"rkllmd/cli"
	"rkllmd/cli/create_http_server"
	"rkllmd/cli/list_choices"
	"rkllmd/cli/load_for_client"
	"rkllmd/cli/open_feedback"
	"rkllmd/cli/read_worker"
	"rkllmd/cli/serve_http"
	"rkllmd/cli/stop_http"
	"rkllmd/cli/unload_for_client"
	"rkllmd/completion"
	"rkllmd/server/listen_address"
	"rkllmd/web"
	"rkllmd/web/create_collectors"
	"rkllmd/web/create_meter"
	"rkllmd/web/create_metrics_handler"
	"rkllmd/websocket"
	"rkllmd/websocket/create_handler"
	"rkllmd/websocket/create_host"
)

// CreateHTTPFront makes the HTTP front-end that settings ask for, listening: REST, server-sent events, the page and metrics (web), and WebSocket (websocket), on one
// address. It serves the model of loader.Hub; clients load and unload models by loader.
//
// **Runs on:** any, before run_worker. Errors: the address or the file for feedback cannot be had; nothing is left behind.
func CreateHTTPFront(settings cli.Settings, loader *cli.Loader, registry *prometheus.Registry) (*cli.Front, error) {
	o, hub, srv := settings.HTTP, loader.Hub, loader.Server
	feedback, err := open_feedback.OpenFeedback(o.Feedback)
	if err != nil {
		return nil, err
	}
	var lines io.Writer
	if feedback != nil {
		lines = feedback
	}
	listener, file, err := listen_address.ListenAddress(*o.Address, cli.HTTPSetting)
	if err != nil {
		_ = feedback.Close() // nil refuses
		return nil, err
	}
	collectors := create_collectors.CreateCollectors(registry, hub, read_worker.ReadWorker(srv.Runtime))
	limiter := &completion.Limiter{PerMinute: o.Rate}
	sockets := create_host.CreateHost(hub, create_meter.CreateMeter(collectors, "websocket"), websocket.Options{
		MaxMessageBytes: o.MaxMessageBytes, MaxPendingBytes: o.MaxPendingBytes, Grace: o.Grace, Timeout: o.Timeout,
		Limiter: limiter, Feedback: lines,
	})
	host := &web.Host{
		Hub: hub, Meter: create_meter.CreateMeter(collectors, "http"), Limiter: limiter,
		Options: web.Options{Token: settings.Network.Token, Origins: o.Origins, LocalNames: o.Address.Loopback && o.Address.Unix == "", MaxClients: o.MaxClients,
			MaxMessageBytes: o.MaxMessageBytes, MaxPendingBytes: o.MaxPendingBytes, Timeout: o.Timeout},
		Models: web.Models{Load: load_for_client.LoadForClient(loader), Unload: unload_for_client.UnloadForClient(srv),
			List: list_choices.ListChoices(settings.Limits.AllowedRoots, srv.Runtime.Library.Builtins), Allowed: o.Load},
		Generate: create_handler.CreateHandler(sockets), Metrics: create_metrics_handler.CreateMetricsHandler(registry),
	}
	s := &cli.HTTPServer{Listener: listener, File: file, Feedback: feedback, Sockets: sockets, TLS: settings.Network.TLS}
	create_http_server.CreateHTTPServer(s, host)
	address := map[bool]string{false: "http://", true: "https://"}[s.TLS != nil] + listener.Addr().String()
	if o.Address.Unix != "" {
		address = "unix://" + o.Address.Unix
	}
	return &cli.Front{
		Name: "http", Address: address, Plain: !o.Address.Loopback && s.TLS == nil,
		Serve: serve_http.ServeHTTP(s), Stop: stop_http.StopHTTP(s),
	}, nil
}
