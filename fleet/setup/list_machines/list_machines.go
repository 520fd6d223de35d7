// Package list_machines lists the machines of a fleet.
package list_machines

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"rkllmd/fleet/setup"
	"rkllmd/fleet/setup/keep_key"
)

// ListMachines returns the machines that have a folder in folder, with their keys.
//
// **Runs on:** any thread that may wait. Errors: a folder or a key cannot be read.
func ListMachines(folder string) (machines []setup.Machine, err error) {
	for _, role := range setup.Roles {
		entries, err := os.ReadDir(filepath.Join(folder, role))
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
		for _, entry := range entries {
			public, err := keep_key.KeepKey(filepath.Join(folder, role, entry.Name(), setup.KeyFile))
			if err != nil {
				return nil, err
			}
			machines = append(machines, setup.Machine{Name: entry.Name(), Role: role, Public: public})
		}
	}
	return machines, nil
}
