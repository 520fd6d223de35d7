package settings_test

import (
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_keys"
)

func TestReadKeys(t *testing.T) {
	key := strings.Repeat("aB", 32)
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	require.NoError(t, command.ParseFlags([]string{"--swarm-allow", key, "--swarm-allow", key}))
	keys, err := read_keys.ReadKeys(command, cli.SettingSwarmAllow)
	require.NoError(t, err)
	require.Equal(t, []string{strings.Repeat("ab", 32), strings.Repeat("ab", 32)}, keys)
	for _, wrong := range []string{key[1:], key + "00", "x" + key[1:], "me"} {
		t.Setenv("RKLLMD_SWARM_ALLOW", wrong)
		command := &cobra.Command{}
		add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
		_, err := read_keys.ReadKeys(command, cli.SettingSwarmAllow)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, "must be 64 hex digits")
	}
}
