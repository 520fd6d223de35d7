// Package read_store reads where models are.
package read_store

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/store"
	"rkllmd/store/folder/find_store"
)

// ReadStore returns where models are looked for, from --models or its twin in the environment.
//
// **Runs on:** any thread.
func ReadStore(command *cobra.Command) (store.Store, error) {
	text, name := read_setting.ReadSetting(command, cli.SettingModels)
	found, err := find_store.FindStore(text[0])
	if err != nil {
		return found, fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
	}
	return found, nil
}
