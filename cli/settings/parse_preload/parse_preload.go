// Package parse_preload reads which models are loaded at start.
package parse_preload

import (
	"fmt"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/store/folder/find_model"
)

// ParsePreload reads --preload into named, whose other settings are there already: names of --named-model, or of models
// of the store, which become named ones, as they lie there now.
//
// **Runs on:** any thread that may wait. It reads the store. Errors: there is no such model.
func ParsePreload(command *cobra.Command, named *cli.NamedSettings) error {
	texts, name := read_setting.ReadSetting(command, cli.SettingPreload)
	for _, text := range texts {
		found := false
		for i := range named.Models {
			if named.Models[i].Name == text {
				named.Models[i].Pinned, found = true, true
			}
		}
		if found {
			continue
		}
		if named.Store == nil {
			return fmt.Errorf("%s is %q, but no model has that name: give it with --named-model %s=PATH "+
				"(RKLLMD_NAMED_MODEL); %w", name, text, text, cli.ErrUsage)
		}
		stored, err := find_model.FindModel(*named.Store, text)
		if err != nil {
			return fmt.Errorf("%s: %w; --named-model NAME=PATH (RKLLMD_NAMED_MODEL) names a file; %w", name, err,
				cli.ErrUsage)
		}
		for i := range named.Models {
			if named.Models[i].Path == stored.Path {
				named.Models[i].Pinned, found = true, true
			} else if named.Models[i].Name == stored.Name {
				stored.Name = stored.Long // the operator calls another one so
			}
		}
		if !found {
			named.Models = append(named.Models, cli.NamedModel{Name: stored.Name, Path: stored.Path, Pinned: true})
		}
	}
	return nil
}
