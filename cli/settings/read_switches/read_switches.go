// Package read_switches reads what is on or off.
package read_switches

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_bool"
)

// ReadSwitches reads into settings whether any user may connect, whether the embedded runtime computes exactly, and
// whether a model is loaded again whose library has died, from the command's flags and the environment.
//
// **Runs on:** any thread. Errors name the flag, the variable, the value and what would be right.
func ReadSwitches(command *cobra.Command, settings *cli.Settings) (err error) {
	for _, choice := range []struct {
		setting cli.Setting
		into    *bool
	}{
		{cli.SettingAllowAnyUser, &settings.Server.AllowAnyUser},
		{cli.SettingExact, &settings.Library.Exact},
		{cli.SettingReload, &settings.Library.Reload},
	} {
		if *choice.into, err = read_bool.ReadBool(command, choice.setting); err != nil {
			return err
		}
	}
	return nil
}
