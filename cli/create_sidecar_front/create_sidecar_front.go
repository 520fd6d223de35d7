// Package create_sidecar_front makes the daemon's way into the Hyperswarm.
package create_sidecar_front

import (
	"rkllmd/cli"
	"rkllmd/cli/end_sidecar"
	"rkllmd/cli/open_sidecar"
	"rkllmd/cli/serve_sidecar"
)

// CreateSidecarFront makes a server beside the loop of the sidecar that leads from the Hyperswarm to the chat socket; nil: none was asked for.
//
// **Runs on:** any. Errors: open_sidecar's.
func CreateSidecarFront(settings cli.Settings) (*cli.Front, error) {
	sidecar, err := open_sidecar.OpenSidecar(settings)
	if sidecar == nil {
		return nil, err
	}
	return &cli.Front{Name: "Hyperswarm", Address: sidecar.ServerID, Serve: serve_sidecar.ServeSidecar(sidecar), Stop: end_sidecar.EndSidecar(sidecar)}, nil
}
