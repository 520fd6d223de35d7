// Package find_model finds models by their names.
package find_model

import (
	"rkllmd/store"
	"rkllmd/store/folder/find_listed"
	"rkllmd/store/folder/list_models"
)

// FindModel returns the model of s that is called name, as find_listed does.
//
// **Runs on:** any thread that may wait. It looks through all folders. Errors: find_listed's.
func FindModel(s store.Store, name string) (store.Model, error) {
	return find_listed.FindListed(list_models.ListModels(s), name)
}
