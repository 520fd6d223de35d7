package upstream_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/upstream/read_key"
)

func TestReadKey(t *testing.T) {
	t.Setenv(cli.SettingUpstreamKeyFile.Env, "")
	folder := t.TempDir()
	for name, contents := range map[string]string{"good": " sk-1\n", "blank": "sk 1", "empty": "\n", "open": "sk-1"} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(contents), 0o600))
	}
	require.NoError(t, os.Chmod(filepath.Join(folder, "open"), 0o604))
	for name, reason := range map[string]string{"good": "", "blank": "must be one line of visible ASCII",
		"empty": "must be one line of visible ASCII", "open": "others may read", "none": "no such file"} {
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		require.NoError(t, command.ParseFlags([]string{"--upstream-key-file", filepath.Join(folder, name)}))
		key, err := read_key.ReadKey(command, cli.SettingUpstreamKeyFile)
		if reason == "" {
			require.NoError(t, err)
			require.Equal(t, "sk-1", key)
			continue
		}
		require.ErrorContains(t, err, reason)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.NotContains(t, err.Error(), "sk")
	}
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	key, err := read_key.ReadKey(command, cli.SettingUpstreamKeyFile)
	require.NoError(t, err)
	require.Empty(t, key)
}
