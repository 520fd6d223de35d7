// Package find_kept finds models by their names without looking through all folders each time.
package find_kept

import (
	"time"

	"rkllmd/store"
	"rkllmd/store/folder"
	"rkllmd/store/folder/find_listed"
	"rkllmd/store/folder/is_unchanged"
	"rkllmd/store/folder/list_models"
)

// FindKept returns the model of s that is called name, as find_listed does, from what kept knows, where that is not old
// and the model's files are as they were. Otherwise the folders are looked through: a model that has come, was replaced
// or was removed is noticed at once; one that is to have another's name now, after folder.KeptTime at the latest.
//
// **Runs on:** any thread that may wait. **Holds:** Kept.Listing, then Kept.Mu for moments. Errors: find_listed's.
func FindKept(s store.Store, kept *folder.Kept, name string) (store.Model, error) {
	asked := time.Now()
	kept.Mu.Lock()
	list, read := kept.List, kept.Read
	kept.Mu.Unlock()
	if asked.Sub(read) < folder.KeptTime {
		if model, err := find_listed.FindListed(list, name); err == nil && is_unchanged.IsUnchanged(model) {
			return model, nil
		}
	}
	kept.Listing.Lock()
	defer kept.Listing.Unlock()
	if kept.Read.Before(asked) { // else another request has just looked
		read, list = time.Now(), list_models.ListModels(s)
		kept.Mu.Lock()
		kept.Read, kept.List = read, list
		kept.Mu.Unlock()
	}
	return find_listed.FindListed(kept.List, name)
}
