// Package find_pulled finds the model that was pulled.
package find_pulled

import (
	"fmt"

	"rkllmd/store"
	"rkllmd/store/folder/list_models"
)

// FindPulled returns the model of s whose first file is at path.
//
// **Runs on:** any thread that may wait.
func FindPulled(s store.Store, path string) (store.Model, error) {
	for _, model := range list_models.ListModels(s) {
		if model.Path == path {
			return model, nil
		}
	}
	return store.Model{}, fmt.Errorf("%s was there, and is gone: %w", path, store.ErrNotFound)
}
