package settings_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/find_swarm_home"
)

func TestFindSwarmHome(t *testing.T) {
	t.Setenv("RKLLMD_SWARM_HOME", "")
	t.Setenv("XDG_STATE_HOME", "")
	t.Setenv("HOME", "/home/me")
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, cli.ServeSettings)
	home, err := find_swarm_home.FindSwarmHome(command)
	require.NoError(t, err)
	require.Equal(t, "/home/me/.local/state/rkllmd/swarm", home)
	t.Setenv("XDG_STATE_HOME", "/state")
	home, err = find_swarm_home.FindSwarmHome(command)
	require.NoError(t, err)
	require.Equal(t, "/state/rkllmd/swarm", home)
	t.Setenv("XDG_STATE_HOME", "not/absolute")
	t.Setenv("HOME", "")
	_, err = find_swarm_home.FindSwarmHome(command)
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, "--swarm-home")
	here, err := os.Getwd()
	require.NoError(t, err)
	require.NoError(t, command.ParseFlags([]string{"--swarm-home", "x"}))
	home, err = find_swarm_home.FindSwarmHome(command)
	require.NoError(t, err)
	require.Equal(t, filepath.Join(here, "x"), home)
}
