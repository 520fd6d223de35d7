// Package prepare_settings makes the settings of the daemon ready.
package prepare_settings

import (
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/config/read_config"
	"rkllmd/cli/service"
	"rkllmd/cli/service/apply_sockets"
	"rkllmd/cli/service/read_manager"
	"rkllmd/cli/settings/parse_settings"
	"rkllmd/cli/upstream/parse_upstream"
)

// PrepareSettings reads the settings of "rkllmd serve" from the command's flags, the environment and the file of
// --config, with the sockets that the service manager hands over, and what else that has told this process.
//
// **Runs on:** the main goroutine. Errors: read_config's, parse_settings's, parse_upstream's, read_manager's,
// apply_sockets's.
func PrepareSettings(command *cobra.Command) (settings cli.Settings, manager service.Manager, err error) {
	if err = read_config.ReadConfig(command); err != nil {
		return settings, manager, err
	}
	if settings, err = parse_settings.ParseSettings(command); err != nil {
		return settings, manager, err
	}
	if err = parse_upstream.ParseUpstream(command, &settings); err != nil {
		return settings, manager, err
	}
	settings.Library.Limits.Roots = settings.Limits.AllowedRoots
	if manager, err = read_manager.ReadManager(os.Getpid()); err != nil {
		return settings, manager, err
	}
	return settings, manager, apply_sockets.ApplySockets(command, &settings, manager.Sockets)
}
