// Package read_service reads how the library is to be served.
package read_service

import (
	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_bool"
	"rkllmd/cli/settings/read_time"
)

// ReadService reads into choice whether the library is to compute exactly, whether a vendor's gets a process of its
// own, and how long it may take there, from the command's flags and the environment.
//
// **Runs on:** any thread. Errors name the flag, the variable, the value and what would be right.
func ReadService(command *cobra.Command, choice *cli.LibraryChoice) (err error) {
	if choice.Exact, err = read_bool.ReadBool(command, cli.SettingExact); err != nil {
		return err
	}
	if choice.Isolate, err = read_bool.ReadBool(command, cli.SettingIsolate); err != nil {
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
