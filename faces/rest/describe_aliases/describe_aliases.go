// Package describe_aliases tells of the other names of models.
package describe_aliases

import (
	"rkllmd/faces/openai/describe_entry"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_model"
	"rkllmd/models"
	find_named "rkllmd/models/find_model"
)

// DescribeAliases returns the aliases of t whose models are there, that of main among them, as OpenAI's clients want
// models told; without the one that stands for every name.
//
// **Runs on:** any thread that may wait.
func DescribeAliases(t *models.Table, main *generation.Hub) (list []web.Model) {
	for _, alias := range t.Options.Aliases {
		named, err := find_named.FindModel(t, main, alias.Name)
		if err != nil || alias.Name == models.AnyName {
			continue
		}
		info := generation.ModelInfo{}
		if named != nil {
			info.Path = named.Path
		} else if b, err := find_model.FindModel(main); err == nil {
			info = b.Model
		}
		list = append(list, describe_entry.DescribeEntry(info, alias.Name))
	}
	return list
}
