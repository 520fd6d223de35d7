// Package read_config reads the configuration file.
package read_config

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/config"
	"rkllmd/cli/config/parse_config"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/utils/describe_system_error"
)

// ReadConfig reads the file of --config, if there is one, into the command's context, where read_setting finds it.
//
// **Runs on:** any thread. Errors: the file cannot be read; what is wrong in which line of it.
func ReadConfig(command *cobra.Command) error {
	text, name := read_setting.ReadSetting(command, cli.SettingConfig)
	path := text[0]
	if path == "" {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return fmt.Errorf("%s: %s cannot be read: %w; %w", name, path, describe_system_error.DescribeSystemError(err),
			cli.ErrUsage)
	}
	defer file.Close()
	contents, err := io.ReadAll(io.LimitReader(file, config.MaxBytes+1))
	if err != nil {
		return fmt.Errorf("%s: %s cannot be read: %w; %w", name, path, describe_system_error.DescribeSystemError(err),
			cli.ErrUsage)
	}
	if len(contents) > config.MaxBytes {
		return fmt.Errorf("%s: %s has more than %d bytes, which no configuration has; %w", name, path, config.MaxBytes,
			cli.ErrUsage)
	}
	configuration, err := parse_config.ParseConfig(path, string(contents), cli.ServeSettings)
	if err != nil {
		return err
	}
	before := command.Context()
	if before == nil {
		before = context.Background()
	}
	command.SetContext(context.WithValue(before, cli.ConfigurationKey{}, configuration))
	return nil
}
