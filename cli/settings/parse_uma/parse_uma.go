// Package parse_uma reads the settings of the UMA socket.
package parse_uma

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_protocol"
	"rkllmd/cli/settings/read_setting"
)

// ParseUMA reads those settings of the UMA socket that are no numbers into settings.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseUMA(command *cobra.Command, settings *cli.Settings) error {
	text, _ := read_setting.ReadSetting(command, cli.SettingUMASocket)
	settings.UMA.Path = text[0]
	newline, err := read_protocol.ReadProtocol(command, cli.SettingUMAProtocol)
	settings.UMA.Newline = newline
	return err
}
