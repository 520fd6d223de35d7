package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
)

func TestAddSettingFlags(t *testing.T) {
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)

	t.Run("every flag's help names its variable and default", func(t *testing.T) {
		for _, setting := range cli.ServeSettings {
			flag := command.Flags().Lookup(setting.Flag)
			require.NotNil(t, flag, setting.Flag)
			require.Contains(t, flag.Usage, setting.Env)
			if setting.Kind != cli.KindBool {
				require.Contains(t, flag.Usage, setting.Default)
			}
			require.Contains(t, setting.Env, "RKLLM")
		}
		require.Contains(t, command.Flags().FlagUsages(), "--max-clients N ")
		require.Contains(t, command.Flags().FlagUsages(), "(RKLLM_MAX_CLIENTS, default 128)")
	})
	t.Run("lists repeat, booleans need no value", func(t *testing.T) {
		require.NoError(t, command.ParseFlags([]string{"--allow-user", "1", "--allow-user", "2", "--allow-any-user"}))
		users, err := command.Flags().GetStringArray("allow-user")
		require.NoError(t, err)
		require.Equal(t, []string{"1", "2"}, users)
		any, err := command.Flags().GetBool("allow-any-user")
		require.NoError(t, err)
		require.True(t, any)
	})
}
