package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_users"
)

func TestReadUsers(t *testing.T) {
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingAllowUser})

	users, err := read_users.ReadUsers(command, cli.SettingAllowUser)
	require.NoError(t, err)
	require.Empty(t, users)

	t.Setenv("RKLLMD_ALLOW_USER", "0,1000,4294967295")
	users, err = read_users.ReadUsers(command, cli.SettingAllowUser)
	require.NoError(t, err)
	require.Equal(t, []uint32{0, 1000, 4294967295}, users)

	for _, text := range []string{"root", "-1", "4294967296", "1,,2", "1, 2"} {
		t.Setenv("RKLLMD_ALLOW_USER", text)
		_, err = read_users.ReadUsers(command, cli.SettingAllowUser)
		require.ErrorIs(t, err, cli.ErrUsage, text)
		require.ErrorContains(t, err, "RKLLMD_ALLOW_USER (--allow-user) must be user ids")
	}
}
