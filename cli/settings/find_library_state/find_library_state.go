// Package find_library_state finds the file in which is remembered which library loads which model.
package find_library_state

import (
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
)

// FindLibraryState returns the absolute path of the file of --library-state, or of libraries.json where systemd keeps
// the state of this service ($STATE_DIRECTORY), or where this user's programs keep theirs (XDG Base Directory
// Specification). It need not exist. "": none of them is known, and nothing is kept in a file.
//
// **Runs on:** any thread.
func FindLibraryState(command *cobra.Command) string {
	const name = "libraries.json"
	if command.Flags().Lookup(cli.SettingLibraryState.Flag) != nil { // not for commands that start a daemon
		if given, _ := read_setting.ReadSetting(command, cli.SettingLibraryState); given[0] != "" {
			path, _ := filepath.Abs(given[0])
			return path
		}
	}
	folders := filepath.SplitList(os.Getenv("STATE_DIRECTORY"))
	if len(folders) > 0 && filepath.IsAbs(folders[0]) {
		return filepath.Join(folders[0], name)
	}
	if state := os.Getenv("XDG_STATE_HOME"); filepath.IsAbs(state) {
		return filepath.Join(state, "rkllmd", name)
	}
	if home, err := os.UserHomeDir(); err == nil && filepath.IsAbs(home) {
		return filepath.Join(home, ".local", "state", "rkllmd", name)
	}
	return ""
}
