// Package create_sidecar_front makes the daemon's way into the Hyperswarm.
package create_sidecar_front

import (
	"rkllmd/cli"
	"rkllmd/cli/serve"
	"rkllmd/cli/serve/open_sidecar"
	"rkllmd/cli/serve/serve_sidecar"
	"rkllmd/cli/serve/stop_sidecar_front"
)

// CreateSidecarFront makes a server beside the loop of the sidecar that leads from the Hyperswarm to the chat socket;
// nil: none was asked for.
//
// **Runs on:** any thread. Errors: open_sidecar's.
func CreateSidecarFront(settings cli.Settings) (*serve.Front, error) {
	sidecar, err := open_sidecar.OpenSidecar(settings)
	if sidecar == nil {
		return nil, err
	}
	return &serve.Front{Name: "Hyperswarm", Address: sidecar.ServerID, Serve: serve_sidecar.ServeSidecar(sidecar),
		Stop: stop_sidecar_front.StopSidecarFront(sidecar)}, nil
}
