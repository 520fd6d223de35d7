// Package install_sidecar puts the sidecar where it is run.
package install_sidecar

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/find_node"
	"rkllmd/utils/describe_system_error"
)

// InstallSidecar writes the sidecar into the swarm's folder and has npm get its packages, in the versions, and with the
// checksums, of the lock file. No script of a package is run. What npm says goes to out.
//
// **Runs on:** any thread. Errors: Node or npm is missing, the folder cannot be written, npm fails.
func InstallSidecar(home string, out io.Writer) error {
	if _, err := find_node.FindNode(); err != nil {
		return err
	}
	npm, err := exec.LookPath("npm")
	if err != nil {
		return errors.New("the sidecar's packages come by npm, and there is no \"npm\" in PATH: on Debian and " +
			"Ubuntu, sudo apt-get install -y npm")
	}
	folder := filepath.Join(home, swarm.SidecarFolder)
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return fmt.Errorf("cannot make the sidecar's folder %s: %w", folder, describe_system_error.DescribeSystemError(
			err))
	}
	files, _ := swarm.SidecarFiles.ReadDir(swarm.SidecarFolder) // embedded: cannot fail
	for _, file := range files {
		name := filepath.Join(swarm.SidecarFolder, file.Name())
		text, _ := swarm.SidecarFiles.ReadFile(name)
		if err := os.WriteFile(filepath.Join(home, name), text, 0o600); err != nil {
			return fmt.Errorf("cannot write the sidecar to %s: %w", folder, describe_system_error.DescribeSystemError(
				err))
		}
	}
	command := exec.Command(npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefix", folder)
	command.Dir, command.Stdout, command.Stderr = folder, out, out
	if err := command.Run(); err != nil {
		return fmt.Errorf("npm ci --prefix %s: %w", folder, err)
	}
	return nil
}
