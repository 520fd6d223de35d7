// Package find_stored_model finds a model in the store.
package find_stored_model

import (
	"errors"

	"rkllmd/models"
	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_kept"
)

// FindStoredModel returns models.Store.Find over there, with kept, of nobody else: a model that was just pulled is
// there. What clients say is a name, never a path.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func FindStoredModel(there store.Store, kept *folder.Kept) func(name string) (models.Found, error) {
	return func(name string) (models.Found, error) {
		model, err := find_kept.FindKept(there, kept, name)
		if errors.Is(err, store.ErrNotFound) {
			return models.Found{}, nil
		}
		return models.Found{Name: model.Name, Path: model.Path, Size: model.Size}, err
	}
}
