// Package open_sidecar makes the daemon's way into the Hyperswarm.
package open_sidecar

import (
	"path/filepath"
	"strconv"

	"rkllmd/cli"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/prepare_sidecar"
	"rkllmd/faces/swarm/read_secret"
)

// OpenSidecar gathers what the daemon's sidecar is started with, nil where none was asked for.
//
// **Runs on:** any thread. Errors: prepare_sidecar's; the server id cannot be kept.
func OpenSidecar(settings cli.Settings) (*swarm.Sidecar, error) {
	if !settings.Sidecar.On {
		return nil, nil
	}
	path, err := filepath.Abs(settings.Swarm.Path)
	if err != nil {
		return nil, err
	}
	topic, err := read_secret.ReadSecret(filepath.Join(settings.Sidecar.Home, swarm.ServerIDFile))
	if err != nil {
		return nil, err
	}
	arguments := []string{"host", "--socket", path, "--clients", strconv.Itoa(settings.Sidecar.Clients)}
	for _, key := range settings.Sidecar.Allow {
		arguments = append(arguments, "--allow", key)
	}
	for _, node := range settings.Sidecar.Bootstrap {
		arguments = append(arguments, "--bootstrap", node)
	}
	return prepare_sidecar.PrepareSidecar(settings.Sidecar.Home, swarm.HostKeyFile, topic, arguments...)
}
