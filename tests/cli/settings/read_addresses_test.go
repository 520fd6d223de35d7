package settings_test

import (
	"fmt"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_addresses"
)

func TestReadAddresses(t *testing.T) {
	t.Setenv("RKLLMD_SWARM_BOOTSTRAP", "127.0.0.1:1,[::1]:65535,node.example:49737")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	addresses, err := read_addresses.ReadAddresses(command, cli.SettingSwarmBootstrap)
	require.NoError(t, err)
	require.Equal(t, []string{"127.0.0.1:1", "[::1]:65535", "node.example:49737"}, addresses)
	for _, wrong := range []string{"127.0.0.1", ":1", "127.0.0.1:0", "127.0.0.1:65536", "127.0.0.1:x", "::1:1"} {
		t.Setenv("RKLLMD_SWARM_BOOTSTRAP", wrong)
		_, err := read_addresses.ReadAddresses(command, cli.SettingSwarmBootstrap)
		require.ErrorIs(t, err, cli.ErrUsage)
		require.ErrorContains(t, err, fmt.Sprintf("must be HOST:PORT, such as 192.0.2.1:49737, not %q", wrong))
	}
}
