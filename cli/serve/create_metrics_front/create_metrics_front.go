// Package create_metrics_front makes the server of the metrics.
package create_metrics_front

import (
	"crypto/tls"
	"net"
	"net/http"

	"rkllmd/cli"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/accept"
	"rkllmd/cli/serve/check_bearer_token"
	"rkllmd/cli/serve/serve_metrics"
	"rkllmd/cli/serve/stop_metrics"
	"rkllmd/faces/exposition"
	"rkllmd/faces/metrics/create_metrics_handler"
	rkllmd_server "rkllmd/server"
	"rkllmd/server/open_address"
)

// CreateMetricsFront makes the server that has nothing but the metrics of registry, at /metrics, and listens on
// network.Metrics. Clients show the network's token, if there is one, and are served by its TLS. Connections beyond
// server.DefaultMaxClients are soon closed.
//
// **Runs on:** any thread. Errors: those of open_address.
func CreateMetricsFront(network cli.NetworkSettings, registry *exposition.Registry) (*serve.Front, error) {
	listener, file, err := open_address.OpenAddress(*network.Metrics, serve.MetricsSetting)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", check_bearer_token.CheckBearerToken(network.Token,
		create_metrics_handler.CreateMetricsHandler(registry)))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: serve.HeaderTimeout, IdleTimeout: serve.IdleTimeout,
		MaxHeaderBytes: serve.MaxHeaderBytes, ReadTimeout: serve.HeaderTimeout, WriteTimeout: serve.WriteTimeout}
	address, served := "unix://"+network.Metrics.Unix, net.Listener(&accept.Listener{Listener: listener,
		Clients: &serve.Clients{Limit: rkllmd_server.DefaultMaxClients, Open: map[net.Conn]bool{},
			Refused: map[net.Addr]bool{}}})
	if network.Metrics.Unix == "" {
		address = listener.Addr().String()
	}
	if network.TLS != nil {
		served = tls.NewListener(served, network.TLS)
	}
	return &serve.Front{Name: "metrics", Address: address, Serve: serve_metrics.ServeMetrics(server, served),
		Stop: stop_metrics.StopMetrics(server, listener, file)}, nil
}
