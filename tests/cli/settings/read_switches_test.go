package settings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_switches"
	"rkllmd/tests/cli/settings/serve_command"
)

func TestReadSwitches(t *testing.T) {
	var settings cli.Settings
	require.NoError(t, read_switches.ReadSwitches(serve_command.ServeCommand(t, nil), &settings))
	require.Equal(t, cli.Settings{}, settings)
	command := serve_command.ServeCommand(t, map[string]string{"RKLLMD_RELOAD": "true"}, "--exact", "--allow-any-user")
	require.NoError(t, read_switches.ReadSwitches(command, &settings))
	require.Equal(t, []bool{true, true, true}, []bool{settings.Library.Exact, settings.Library.Reload,
		settings.Server.AllowAnyUser})
	for _, setting := range []cli.Setting{cli.SettingExact, cli.SettingReload, cli.SettingAllowAnyUser} {
		command := serve_command.ServeCommand(t, map[string]string{setting.Env: "soon"})
		err := read_switches.ReadSwitches(command, &settings)
		require.ErrorContains(t, err, setting.Env)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
