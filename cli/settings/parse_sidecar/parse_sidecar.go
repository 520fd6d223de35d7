// Package parse_sidecar reads the settings of the swarm's sidecar.
package parse_sidecar

import (
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/find_swarm_home"
	"rkllmd/cli/settings/read_addresses"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_keys"
	"rkllmd/cli/settings/read_number"
	"rkllmd/faces/swarm"
)

// ParseSidecar reads whether and how the daemon is to be reached over Hyperswarm into settings. A daemon that is has a
// chat socket, in the swarm's folder unless --swarm-socket has named another place.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseSidecar(command *cobra.Command, settings *cli.Settings) (err error) {
	if settings.Sidecar.On, err = read_bool.ReadBool(command, cli.SettingSwarm); err != nil {
		return err
	}
	if settings.Sidecar.Allow, err = read_keys.ReadKeys(command, cli.SettingSwarmAllow); err != nil {
		return err
	}
	if settings.Sidecar.Bootstrap, err = read_addresses.ReadAddresses(command, cli.SettingSwarmBootstrap); err != nil {
		return err
	}
	if settings.Sidecar.Clients, err = read_number.ReadNumber(command, cli.SettingSwarmClients); err != nil {
		return err
	}
	if !settings.Sidecar.On {
		return nil
	}
	if settings.Sidecar.Home, err = find_swarm_home.FindSwarmHome(command); err != nil {
		return err
	}
	if settings.Swarm.Path == "" {
		settings.Swarm.Path = filepath.Join(settings.Sidecar.Home, swarm.SocketFile)
	}
	return nil
}
