// Package find_sidecar looks for the sidecar and its packages.
package find_sidecar

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"rkllmd/faces/swarm"
)

// FindSidecar returns the path of the sidecar in the swarm's folder, if that is this release's, with its packages.
//
// **Runs on:** any thread. Errors: it is not; the command that helps.
func FindSidecar(home string) (string, error) {
	files, _ := swarm.SidecarFiles.ReadDir(swarm.SidecarFolder) // embedded: cannot fail
	for _, file := range files {
		name := filepath.Join(swarm.SidecarFolder, file.Name())
		want, _ := swarm.SidecarFiles.ReadFile(name)
		if have, err := os.ReadFile(filepath.Join(home, name)); err != nil || !bytes.Equal(have, want) {
			return "", fmt.Errorf("the sidecar of this release is not in %s (%s is missing or another): run %s "+
				"--swarm-home %s",
				home, name, swarm.InstallCommand, home)
		}
	}
	folder := filepath.Join(home, swarm.SidecarFolder)
	for _, name := range []string{"hyperswarm", "hyperdht"} {
		if _, err := os.Stat(filepath.Join(folder, "node_modules", name, "package.json")); err != nil {
			return "", fmt.Errorf("the sidecar's npm package %s is missing: run %s --swarm-home %s (or npm ci "+
				"--prefix %s)",
				name, swarm.InstallCommand, home, folder)
		}
	}
	return filepath.Join(folder, "sidecar.mjs"), nil
}
