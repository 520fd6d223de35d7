// Package find_node looks for Node.
package find_node

import (
	"fmt"
	"os/exec"
	"strings"

	"rkllmd/faces/swarm"
)

// FindNode returns the path of Node, in a release that the sidecar runs on.
//
// **Runs on:** any thread. Errors: there is none, or an older one; how to get it.
func FindNode() (string, error) {
	path, err := exec.LookPath("node")
	if err != nil {
		return "", fmt.Errorf("the swarm needs Node %d or later, and there is no \"node\" in PATH: "+
			"on Debian and Ubuntu, sudo apt-get install -y nodejs npm", swarm.MinNode)
	}
	version, err := exec.Command(path, "--version").Output()
	if err != nil {
		return "", fmt.Errorf("%s --version: %w", path, err)
	}
	var major int
	if _, err := fmt.Sscanf(string(version), "v%d.", &major); err != nil || major < swarm.MinNode {
		return "", fmt.Errorf("the swarm needs Node %d or later, and %s is %q", swarm.MinNode, path,
			strings.TrimSpace(string(version)))
	}
	return path, nil
}
