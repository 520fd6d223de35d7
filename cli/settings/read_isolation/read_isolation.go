// Package read_isolation reads whether a vendor's library gets a process of its own.
package read_isolation

import (
	"os"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_time"
)

// ReadIsolation reads into choice whether a vendor's library gets a process of its own, whether somebody has asked for
// that or it is the default alone, whether that process is confined, and how long the library may take there, from the
// command's flags and the environment.
//
// **Runs on:** any thread. Errors name the flag, the variable, the value and what would be right.
func ReadIsolation(command *cobra.Command, choice *cli.LibraryChoice) (err error) {
	if choice.Isolate, err = read_bool.ReadBool(command, cli.SettingIsolate); err != nil {
		return err
	}
	choice.IsolateAsked = choice.Isolate &&
		(command.Flags().Changed(cli.SettingIsolate.Flag) || os.Getenv(cli.SettingIsolate.Env) != "")
	if choice.Limits.Confined, err = read_bool.ReadBool(command, cli.SettingConfine); err != nil {
		return err
	}
	if choice.Limits.Load, err = read_time.ReadTime(command, cli.SettingLoadTimeout); err != nil {
		return err
	}
	if choice.Limits.Call, err = read_time.ReadTime(command, cli.SettingCallTimeout); err != nil {
		return err
	}
	if choice.Limits.Abort, err = read_time.ReadTime(command, cli.SettingAbortTimeout); err != nil {
		return err
	}
	choice.Limits.Silence, err = read_time.ReadTime(command, cli.SettingRunSilence)
	return err
}
