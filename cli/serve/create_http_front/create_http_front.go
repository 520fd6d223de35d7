// Package create_http_front makes the HTTP front-end.
package create_http_front

import (
	"io"

	"rkllmd/cli"
	"rkllmd/cli/load/free_for_client"
	"rkllmd/cli/load/list_choices"
	"rkllmd/cli/load/load_for_client"
	"rkllmd/cli/load/measure_memory"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/create_http_server"
	"rkllmd/cli/serve/open_feedback"
	"rkllmd/cli/serve/read_worker"
	"rkllmd/cli/serve/serve_http"
	"rkllmd/cli/serve/stop_http"
	"rkllmd/cli/store/bind_changes"
	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/create_collectors"
	"rkllmd/faces/metrics/create_meter"
	"rkllmd/faces/metrics/create_metrics_handler"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/create_handler"
	"rkllmd/faces/websocket_generation/create_host"
	"rkllmd/jsonrpc/openrpc/bind_document"
	"rkllmd/server/open_address"
)

// CreateHTTPFront makes the HTTP front-end that settings ask for, listening: REST, server-sent events, the page and
// metrics (web), and WebSocket (websocket), on one address. It serves the model of loader.Hub; clients load and unload
// models by loader.
//
// **Runs on:** any thread. It is called before run_worker. Errors: the address or the file for feedback cannot be had;
// nothing is left behind.
func CreateHTTPFront(settings cli.Settings, loader *cli.Loader, registry *exposition.Registry) (*serve.Front, error) {
	o, hub, srv := settings.HTTP, loader.Hub, loader.Server
	store, err := bind_changes.BindChanges(settings, loader.Describe != nil)
	if err != nil {
		return nil, err
	}
	feedback, err := open_feedback.OpenFeedback(o.Feedback)
	if err != nil {
		return nil, err
	}
	var lines io.Writer
	if feedback != nil {
		lines = feedback
	}
	listener, file, err := open_address.OpenAddress(*o.Address, serve.HTTPSetting)
	if err != nil {
		_ = feedback.Close() // nil refuses
		return nil, err
	}
	collectors := create_collectors.CreateCollectors(registry, hub, read_worker.ReadWorker(srv.Runtime))
	limiter := &stream.Limiter{PerMinute: o.Rate}
	sockets := create_host.CreateHost(hub, create_meter.CreateMeter(collectors, "websocket"), websocket.Options{
		MaxMessageBytes: o.MaxMessageBytes, MaxPendingBytes: o.MaxPendingBytes, Grace: o.Grace, Timeout: o.Timeout,
		Limiter: limiter, Feedback: lines,
	})
	sockets.Table = loader.Table
	host := &web.Host{
		Hub: hub, Store: store, Table: loader.Table,
		Meter: create_meter.CreateMeter(collectors, "http"), Limiter: limiter,
		Options: web.Options{Token: settings.Network.Token, Origins: o.Origins, LocalNames: o.Address.Loopback &&
			o.Address.Unix == "", MaxClients: o.MaxClients,
			MaxMessageBytes: o.MaxMessageBytes, MaxPendingBytes: o.MaxPendingBytes, Timeout: o.Timeout},
		Models: web.Models{Load: load_for_client.LoadForClient(loader), Unload: free_for_client.FreeForClient(srv),
			List:    list_choices.ListChoices(settings.Limits.AllowedRoots, srv.Runtime.Serving.Load().Builtins),
			Allowed: o.Load, Describe: loader.Describe, Memory: measure_memory.MeasureMemory},
		Generate: create_handler.CreateHandler(sockets), Metrics: create_metrics_handler.CreateMetricsHandler(registry),
		Describe: bind_document.BindDocument(srv), Fleet: loader.Fleet,
	}
	s := &serve.HTTPServer{Listener: listener, File: file, Feedback: feedback, Sockets: sockets,
		TLS: settings.Network.TLS}
	create_http_server.CreateHTTPServer(s, host)
	address := map[bool]string{false: "http://", true: "https://"}[s.TLS != nil] + listener.Addr().String()
	if o.Address.Unix != "" {
		address = "unix://" + o.Address.Unix
	}
	srv.Runtime.HTTP = address
	return &serve.Front{
		Name: "http", Address: address, Count: host.Connections.Load, Plain: !o.Address.Loopback && s.TLS == nil,
		Serve: serve_http.ServeHTTP(s), Stop: stop_http.StopHTTP(s),
	}, nil
}
