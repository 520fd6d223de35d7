// Package find_name looks for a model by its name.
package find_name

import (
	"path/filepath"
	"strings"

	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/name_model"
)

// FindName returns the model of t that the operator calls name, with models.Latest behind it or without; nil where name
// is that of the model at path, which is called title and which rkllm.init has loaded: its path, its file's name with
// the ending or without, its title. found is false where there is no such model. If both have the same name, t's is
// meant. Models of the store are find_stored's.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func FindName(t *models.Table, path, title, name string) (model *models.Model, found bool) {
	t.Mu.Lock()
	defer t.Mu.Unlock()
	for _, one := range []string{name, strings.TrimSuffix(name, models.Latest)} {
		for _, model := range t.Models {
			if model.Name == one && !model.Stored {
				return model, true
			}
		}
		if title != "" && (one == title || path != "" && (one == path || one == filepath.Base(path) ||
			one == name_model.NameModel(generation.ModelInfo{Path: path}))) {
			return nil, true
		}
	}
	return nil, false
}
