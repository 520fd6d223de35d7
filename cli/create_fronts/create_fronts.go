// Package create_fronts makes the servers beside the loop.
package create_fronts

import (
	"rkllmd/cli"
	"rkllmd/cli/create_sidecar_front"
	"rkllmd/generation"
)

// CreateFronts makes the servers beside the loop that settings ask for, all listening. They serve the model of hub.
//
// **Runs on:** any, before run_worker. Errors: the first one's that cannot be; the others are stopped.
func CreateFronts(settings cli.Settings, hub *generation.Hub) (fronts []*cli.Front, err error) {
	sidecar, err := create_sidecar_front.CreateSidecarFront(settings)
	if sidecar != nil {
		fronts = append(fronts, sidecar)
	}
	return fronts, err
}
