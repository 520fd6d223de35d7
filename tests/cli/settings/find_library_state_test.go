package settings_test

import (
	"testing"

	"github.com/spf13/cobra"
	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/add_setting_flags"
	"rkllmd/cli/settings/find_library_state"
)

func TestFindLibraryState(t *testing.T) {
	t.Setenv("STATE_DIRECTORY", "")
	t.Setenv("XDG_STATE_HOME", "")
	t.Setenv("HOME", "")
	t.Setenv("RKLLMD_LIBRARY_STATE", "")
	command := &cobra.Command{}
	require.Empty(t, find_library_state.FindLibraryState(command))
	t.Setenv("HOME", "/home/a")
	require.Equal(t, "/home/a/.local/state/rkllmd/libraries.json", find_library_state.FindLibraryState(command))
	t.Setenv("XDG_STATE_HOME", "/state")
	require.Equal(t, "/state/rkllmd/libraries.json", find_library_state.FindLibraryState(command))
	t.Setenv("STATE_DIRECTORY", "/var/lib/rkllmd:/var/lib/other")
	require.Equal(t, "/var/lib/rkllmd/libraries.json", find_library_state.FindLibraryState(command))
	t.Setenv("RKLLMD_LIBRARY_STATE", "/own.json")
	require.Equal(t, "/var/lib/rkllmd/libraries.json", find_library_state.FindLibraryState(command), "there is no flag")
	add_setting_flags.AddSettingFlags(command, []cli.Setting{cli.SettingLibraryState})
	require.Equal(t, "/own.json", find_library_state.FindLibraryState(command))
}
