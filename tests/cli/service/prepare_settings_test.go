package service_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service/prepare_settings"
	"rkllmd/cli/settings/add_setting_flags"
)

func TestPrepareSettings(t *testing.T) {
	for _, setting := range cli.ServeSettings {
		t.Setenv(setting.Env, "")
	}
	t.Setenv("RKLLM_LIBRARY", "embedded")
	t.Setenv("NOTIFY_SOCKET", "/notify")
	root := t.TempDir()
	path := filepath.Join(root, "c")
	require.NoError(t, os.WriteFile(path, []byte("socket = /run/s\nallowed-root = "+root+"\n"), 0o600))
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags([]string{"--config", path}))
	settings, manager, err := prepare_settings.PrepareSettings(command)
	require.NoError(t, err)
	require.Equal(t, "/run/s", settings.Server.Path)
	require.Equal(t, "/notify", manager.Notify)
	require.NotEmpty(t, settings.Limits.AllowedRoots)
	require.Equal(t, settings.Limits.AllowedRoots, settings.Library.Limits.Roots)

	t.Setenv("WATCHDOG_USEC", "soon")
	_, _, err = prepare_settings.PrepareSettings(command)
	require.ErrorContains(t, err, "WATCHDOG_USEC")
	require.NoError(t, os.WriteFile(path, []byte("max-clients = many\n"), 0o600))
	_, _, err = prepare_settings.PrepareSettings(command)
	require.ErrorContains(t, err, path+":1: max-clients (--max-clients) must be a whole number from 1 to 1048576")
	require.NoError(t, os.WriteFile(path, []byte("clients = 1\n"), 0o600))
	_, _, err = prepare_settings.PrepareSettings(command)
	require.ErrorContains(t, err, path+`:1: there is no setting "clients"`)
}
