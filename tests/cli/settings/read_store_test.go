package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/read_store"
)

func TestReadStore(t *testing.T) {
	root := t.TempDir()
	command := &cobra.Command{}
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingModels})
	t.Setenv("RKLLMD_MODELS", root+"/a")
	found, err := read_store.ReadStore(command)
	require.NoError(t, err)
	require.Equal(t, root+"/a", found.Folder)
	require.NoError(t, command.Flags().Set("models", root+"/b"))
	found, err = read_store.ReadStore(command)
	require.NoError(t, err)
	require.Equal(t, root+"/b", found.Folder)
}
