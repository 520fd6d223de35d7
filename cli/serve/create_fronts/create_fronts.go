// Package create_fronts makes the servers beside the loop.
package create_fronts

import (
	"rkllmd/cli"
	cli_fleet "rkllmd/cli/fleet"
	"rkllmd/cli/fleet/add_fleet_figures"
	"rkllmd/cli/fleet/close_fleet"
	"rkllmd/cli/fleet/count_fleet"
	"rkllmd/cli/fleet/describe_fleet"
	"rkllmd/cli/fleet/open_fleet"
	"rkllmd/cli/fleet/wait_for_fleet"
	"rkllmd/cli/fleet/watch_rates"
	"rkllmd/cli/load/watch_loads"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/create_grpc_front"
	"rkllmd/cli/serve/create_http_front"
	"rkllmd/cli/serve/create_metrics_front"
	"rkllmd/cli/serve/create_registry"
	"rkllmd/cli/serve/create_sidecar_front"
	"rkllmd/cli/serve/stop_fronts"
	"rkllmd/faces/metrics/count_deaths"
)

// CreateFronts makes the servers beside the loop that settings ask for, all listening. They serve the model of
// loader.Hub, may load another one by loader, and count what they do in one registry.
//
// **Runs on:** any thread. It is called before run_worker. Errors: the first one's that cannot be; the others are
// stopped.
func CreateFronts(settings cli.Settings, loader *cli.Loader) (fronts []*serve.Front, err error) {
	defer func() {
		if err != nil {
			stop_fronts.StopFronts(fronts)
			fronts = nil
		}
	}()
	rt := loader.Server.Runtime
	registry := create_registry.CreateRegistry()
	count_deaths.CountDeaths(rt, registry)
	if settings.Fleet.URL != "" { // first: it may make the hub and the table that the others serve
		part, failure := open_fleet.OpenFleet(settings, loader)
		if failure != nil {
			return fronts, failure
		}
		if part.Gateway != nil {
			add_fleet_figures.AddFleetFigures(part.Gateway, registry)
			rates := &cli_fleet.Rates{}
			go watch_rates.WatchRates(part.Gateway, rates, part.Closed)
			loader.Fleet = describe_fleet.DescribeFleet(part.Gateway, rates)
		}
		fronts = append(fronts, &serve.Front{Name: "fleet", Address: settings.Fleet.URL,
			Stop: close_fleet.CloseFleet(part), Count: count_fleet.CountFleet(part),
			Serve: wait_for_fleet.WaitForFleet(part)})
	}
	hub := loader.Hub
	var front *serve.Front
	if settings.Network.Metrics != nil {
		if front, err = create_metrics_front.CreateMetricsFront(settings.Network, registry); err != nil {
			return fronts, err
		}
		fronts = append(fronts, front)
	}
	if settings.GRPC.Address != nil {
		if front, err = create_grpc_front.CreateGRPCFront(settings, hub, loader.Table, registry); err != nil {
			return fronts, err
		}
		fronts = append(fronts, front)
	}
	if settings.HTTP.Address != nil {
		rt.LoadHooks = append(rt.LoadHooks, watch_loads.WatchLoads(hub))
		if front, err = create_http_front.CreateHTTPFront(settings, loader, registry); err != nil {
			return fronts, err
		}
		fronts = append(fronts, front)
	}
	if front, err = create_sidecar_front.CreateSidecarFront(settings); front != nil {
		fronts = append(fronts, front)
	}
	return fronts, err
}
