// Package create_fronts makes the servers beside the loop.
package create_fronts

import (
	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"

	"rkllmd/cli"
	"rkllmd/cli/create_http_front"
	"rkllmd/cli/stop_fronts"
	"rkllmd/generation"
	"rkllmd/jsonrpc"
)

// CreateFronts makes the servers beside the loop that settings ask for, all listening. They serve the model of hub, and may load another one through srv. What they
// count is in one registry.
//
// **Runs on:** any, before run_worker. Errors: the first one's that cannot be; the others are stopped.
func CreateFronts(settings cli.Settings, hub *generation.Hub, srv *jsonrpc.Server) (fronts []*cli.Front, err error) {
	registry := prometheus.NewRegistry()
	registry.MustRegister(collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	if settings.HTTP.Address != nil {
		front, err := create_http_front.CreateHTTPFront(settings, hub, srv, registry)
		if err != nil {
			stop_fronts.StopFronts(fronts)
			return nil, err
		}
		fronts = append(fronts, front)
	}
	return fronts, nil
}
