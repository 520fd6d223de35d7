// Package parse_swarm reads the settings of the socket for the chat over Hyperswarm.
package parse_swarm

import (
	"cmp"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_time"
)

// ParseSwarm reads the settings of the socket for the chat over Hyperswarm into settings. The host is called as the
// machine unless it was given a name.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseSwarm(command *cobra.Command, settings *cli.Settings) (err error) {
	text, _ := read_setting.ReadSetting(command, cli.SettingSwarmSocket)
	settings.Swarm.Path = text[0]
	machine, err := os.Hostname()
	text, name := read_setting.ReadSetting(command, cli.SettingSwarmName)
	if settings.Swarm.HostName = cmp.Or(text[0], machine); settings.Swarm.HostName == "" {
		return fmt.Errorf("%s must be given, because the machine's name is not known (%v); %w", name, err, cli.ErrUsage)
	}
	if settings.Swarm.MaxPromptBytes, err = read_number.ReadNumber(command, cli.SettingSwarmMaxPrompt); err != nil {
		return err
	}
	if settings.Swarm.MaxChats, err = read_number.ReadNumber(command, cli.SettingSwarmChats); err != nil {
		return err
	}
	settings.Swarm.Timeout, err = read_time.ReadTime(command, cli.SettingSwarmTimeout)
	return err
}
