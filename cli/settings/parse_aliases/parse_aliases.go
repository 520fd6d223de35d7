// Package parse_aliases reads the other names of models.
package parse_aliases

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"rkllmd/cli"
	"rkllmd/cli/settings"
	"rkllmd/cli/settings/read_setting"
	"rkllmd/models"
)

// ParseAliases reads --alias, each a NAME=MODEL, for the models of named and the one that rkllm.init will load, whose
// name nobody knows yet.
//
// **Runs on:** any thread. Errors: what is wrong with which of them.
func ParseAliases(command *cobra.Command, named []cli.NamedModel) (list []models.Alias, err error) {
	texts, setting := read_setting.ReadSetting(command, cli.SettingAlias)
	taken := map[string]string{}
	for _, model := range named {
		taken[model.Name] = "the name of a model (--named-model)"
	}
	for _, text := range texts {
		name, model, found := strings.Cut(text, "=")
		switch other := taken[name]; {
		case !found || name == "" || model == "":
			err = fmt.Errorf("%q must be another name and the name of a model, such as gpt-4o-mini=qwen3, or *=qwen3",
				text)
		case len(name) > settings.MaxNameBytes || strings.TrimSpace(name) != name:
			err = fmt.Errorf("the name %.100q cannot be used: it may have %d bytes, without blanks at its ends", name,
				settings.MaxNameBytes)
		case other != "":
			err = fmt.Errorf("%q is %s already", name, other)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w; %w", setting, err, cli.ErrUsage)
		}
		taken[name] = "an alias"
		list = append(list, models.Alias{Name: name, Model: model})
	}
	return list, nil
}
