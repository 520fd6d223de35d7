// Package find_swarm_home finds the swarm's folder.
package find_swarm_home

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// FindSwarmHome returns the absolute path of the folder that holds the sidecar, the server id and the keys: that of
// --swarm-home, or rkllmd/swarm where this user's programs keep their state (XDG Base Directory Specification). It need
// not exist.
//
// **Runs on:** any thread. Errors: neither is known.
func FindSwarmHome(command *cobra.Command) (string, error) {
	given, name := read_setting.ReadSetting(command, cli.SettingSwarmHome)
	if given[0] != "" {
		return filepath.Abs(given[0])
	}
	if state := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(state) {
		return filepath.Join(state, "rkllmd", "swarm"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("%s must name the swarm's folder, because this user has no home directory: %w; %w", name,
			err, cli.ErrUsage)
	}
	return filepath.Join(home, ".local", "state", "rkllmd", "swarm"), nil
}
