// Package serve_command prepares the flags of "rkllmd serve".
package serve_command

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
)

// ServeCommand returns a command with the flags of "serve", these of them read. Its variables are set as in
// environment, the others not, whatever the tester's own environment says.
func ServeCommand(t *testing.T, environment map[string]string, flags ...string) *cobra.Command {
	t.Helper()
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, environment[setting.Env])
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags(flags))
	return command
}
