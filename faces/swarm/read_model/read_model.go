// Package read_model tells which model a host has.
package read_model

import (
	"path/filepath"

	"rkllmd/faces/swarm"
)

// ReadModel returns the name of the model that is loaded, which is its file's; "" when there is none. It never waits.
//
// **Runs on:** any thread.
func ReadModel(host *swarm.Host) string {
	if path := host.Hub.Path.Load(); path != nil {
		return filepath.Base(*path)
	}
	return ""
}
