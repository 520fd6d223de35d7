// Package parse_log reads the settings of the log.
package parse_log

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// ParseLog reads the settings of the log into settings.
//
// **Runs on:** any thread. Errors: what is wrong with which setting.
func ParseLog(command *cobra.Command, settings *cli.Settings) error {
	text, name := read_setting.ReadSetting(command, cli.SettingLogLevel)
	if err := settings.LogLevel.UnmarshalText([]byte(text[0])); err != nil {
		return fmt.Errorf("%s must be debug, info, warn or error, not %q; %w", name, text[0], cli.ErrUsage)
	}
	text, name = read_setting.ReadSetting(command, cli.SettingLogFormat)
	if settings.LogFormat = text[0]; settings.LogFormat != "text" && settings.LogFormat != "json" {
		return fmt.Errorf("%s must be text or json, not %q; %w", name, text[0], cli.ErrUsage)
	}
	return nil
}
