// Package parse_uma reads the settings of the UMA socket.
package parse_uma

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/read_setting"
)

// ParseUMA reads those settings of the UMA socket that are no numbers into settings.
//
// **Runs on:** any. Errors: what is wrong with which setting.
func ParseUMA(command *cobra.Command, settings *cli.Settings) error {
	text, _ := read_setting.ReadSetting(command, cli.SettingUMASocket)
	settings.UMA.Path = text[0]
	text, name := read_setting.ReadSetting(command, cli.SettingUMAProtocol)
	settings.UMA.Newline = text[0] == "newline"
	if text[0] != "json" && text[0] != "newline" {
		return fmt.Errorf("%s must be json or newline, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return nil
}
