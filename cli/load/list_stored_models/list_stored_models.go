// Package list_stored_models lists the models in the store.
package list_stored_models

import (
	"rkllmd/models"
	"rkllmd/store"
	"rkllmd/store/folder/list_models"
)

// ListStoredModels returns models.Store.List over there. It looks through the folders at each call.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func ListStoredModels(there store.Store) func() []models.Found {
	return func() (list []models.Found) {
		for _, model := range list_models.ListModels(there) {
			list = append(list, models.Found{Name: model.Name, Path: model.Path, Size: model.Size})
		}
		return list
	}
}
