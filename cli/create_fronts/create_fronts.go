// Package create_fronts makes the servers beside the loop.
package create_fronts

import (
	"rkllmd/cli"
	"rkllmd/cli/create_grpc_front"
	"rkllmd/cli/create_metrics_front"
	"rkllmd/cli/create_registry"
	"rkllmd/cli/create_sidecar_front"
	"rkllmd/cli/stop_fronts"
	"rkllmd/generation"
)

// CreateFronts makes the servers beside the loop that settings ask for, all listening. They serve the model of hub, and count what they do
// in one registry.
//
// **Runs on:** any, before run_worker. Errors: the first one's that cannot be; the others are stopped.
func CreateFronts(settings cli.Settings, hub *generation.Hub) (fronts []*cli.Front, err error) {
	registry := create_registry.CreateRegistry()
	if settings.Network.Metrics != nil {
		front, err := create_metrics_front.CreateMetricsFront(settings.Network, registry)
		if err != nil {
			return nil, err
		}
		fronts = append(fronts, front)
	}
	if settings.GRPC.Address != nil {
		front, err := create_grpc_front.CreateGRPCFront(settings, hub, registry)
		if err != nil {
			stop_fronts.StopFronts(fronts)
			return nil, err
		}
		fronts = append(fronts, front)
	}
	sidecar, err := create_sidecar_front.CreateSidecarFront(settings)
	if err != nil {
		stop_fronts.StopFronts(fronts)
		return nil, err
	}
	if sidecar != nil {
		fronts = append(fronts, sidecar)
	}
	return fronts, nil
}
