package config_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/config"
	"rkllmd/cli/config/read_config"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_setting"
)

func TestReadConfig(t *testing.T) {
	t.Setenv("RKLLMD_CONFIG", "")
	t.Setenv("RKLLMD_LOG_LEVEL", "")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingConfig, cli.SettingLogLevel})
	require.NoError(t, read_config.ReadConfig(command), "no file is asked for")

	path := filepath.Join(t.TempDir(), "rkllmd.conf")
	t.Setenv("RKLLMD_CONFIG", path)
	require.ErrorContains(t, read_config.ReadConfig(command), path+" cannot be read: no such file or directory")
	require.NoError(t, os.WriteFile(path, []byte("log-level = warn\n"), 0o600))
	require.NoError(t, read_config.ReadConfig(command))
	values, name := read_setting.ReadSetting(command, cli.SettingLogLevel)
	require.Equal(t, []string{"warn"}, values)
	require.Equal(t, path+":1: log-level (--log-level)", name)

	require.NoError(t, os.WriteFile(path, bytes.Repeat([]byte("#\n"), config.MaxBytes), 0o600))
	require.ErrorContains(t, read_config.ReadConfig(command), "no configuration has")
	t.Setenv("RKLLMD_CONFIG", t.TempDir())
	require.ErrorIs(t, read_config.ReadConfig(command), cli.ErrUsage, "a folder")
}
