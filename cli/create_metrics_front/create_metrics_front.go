// Package create_metrics_front makes the server of the metrics.
package create_metrics_front

import (
	"crypto/tls"
	"net/http"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"rkllmd/cli"
	"rkllmd/cli/require_token"
	"rkllmd/cli/serve_metrics"
	"rkllmd/cli/stop_metrics"
	"rkllmd/server/listen_address"
)

// CreateMetricsFront makes the server that has nothing but the metrics of gatherer, at /metrics, and listens on network.Metrics. Clients
// show the network's token, if there is one, and are served by its TLS.
//
// **Runs on:** any. Errors: those of listen_address.
func CreateMetricsFront(network cli.NetworkSettings, gatherer prometheus.Gatherer) (*cli.Front, error) {
	listener, file, err := listen_address.ListenAddress(*network.Metrics, cli.MetricsSetting)
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", require_token.RequireToken(network.Token, promhttp.HandlerFor(gatherer, promhttp.HandlerOpts{})))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: cli.HeaderTimeout, IdleTimeout: cli.IdleTimeout, MaxHeaderBytes: cli.MaxHeaderBytes}
	address, served := "unix://"+network.Metrics.Unix, listener
	if file == nil {
		address = listener.Addr().String()
	}
	if network.TLS != nil {
		served = tls.NewListener(listener, network.TLS)
	}
	return &cli.Front{Name: "metrics", Address: address, Serve: serve_metrics.ServeMetrics(server, served),
		Stop: stop_metrics.StopMetrics(server, listener, file)}, nil
}
