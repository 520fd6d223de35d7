// Package parse_models reads which models requests may ask for by name.
package parse_models

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/parse_aliases"
	"rkllmd/cli/settings/parse_named_model"
	"rkllmd/cli/settings/parse_preload"
	"rkllmd/cli/settings/read_number"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/cli/settings/read_store"
	"rkllmd/cli/settings/read_time"
)

// ParseModels reads which models requests may ask for by name, and where others lie, which of them are loaded at start,
// and how many may be in memory for how long.
//
// **Runs on:** any thread. Errors: what is wrong with which setting: a name is given twice, or preloaded and
// nobody's, or what is preloaded leaves no place for the others.
func ParseModels(command *cobra.Command, settings *cli.Settings) (err error) {
	named := &settings.Named
	if named.Most, err = read_number.ReadNumber(command, cli.SettingMaxModels); err != nil {
		return err
	}
	if named.KeepAlive, err = read_time.ReadTime(command, cli.SettingKeepAlive); err != nil {
		return err
	}
	if text, _ := read_setting.ReadSetting(command, cli.SettingModels); text[0] != cli.NoStore {
		there, err := read_store.ReadStore(command)
		if err != nil {
			return err
		}
		named.Store = &there
	}
	texts, name := read_setting.ReadSetting(command, cli.SettingNamedModel)
	for _, text := range texts {
		model, err := parse_named_model.ParseNamedModel(named.Models, text)
		if err != nil {
			return fmt.Errorf("%s: %w; %w", name, err, cli.ErrUsage)
		}
		named.Models = append(named.Models, model)
	}
	if named.Aliases, err = parse_aliases.ParseAliases(command, named.Models); err != nil {
		return err
	}
	if err := parse_preload.ParsePreload(command, named); err != nil {
		return err
	}
	pinned := 0
	for _, model := range named.Models {
		if model.Pinned {
			pinned++
		}
	}
	others := len(named.Models) - pinned
	if named.Most > 0 && (pinned > named.Most || pinned == named.Most && others > 0) {
		return fmt.Errorf("--max-models (RKLLMD_MAX_MODELS) is %d, but %d models are preloaded and stay, of %d: the "+
			"others could never be loaded; let there be more, or preload fewer; %w", named.Most, pinned,
			len(named.Models), cli.ErrUsage)
	}
	return nil
}
