// Package find_stored looks for a model in the store.
package find_stored

import (
	"strings"

	"rkllmd/models"
	"rkllmd/models/keep_stored"
	"rkllmd/models/remove_stored"
)

// FindStored returns the model of the store of t that is called name, with models.Latest behind it or without, as it is
// there now; nil: there is none. removed: there was one when somebody asked for it before. A model that was removed, or
// replaced, takes no more requests (remove_stored).
//
// **Runs on:** any thread that may wait. It reads the store. **Holds:** Table.Mu, for moments. Errors: the store's.
func FindStored(t *models.Table, name string) (model *models.Model, removed bool, err error) {
	if t.Options.Store.Find == nil || name == "" {
		return nil, false, nil
	}
	for _, one := range []string{name, strings.TrimSuffix(name, models.Latest)} {
		found, err := t.Options.Store.Find(one)
		if err != nil {
			return nil, false, err
		}
		t.Mu.Lock()
		if found.Path != "" {
			model = keep_stored.KeepStored(t, found)
		} else {
			removed = remove_stored.RemoveStored(t, one, "it was removed from the store") || removed
		}
		t.Mu.Unlock()
		if model != nil {
			return model, false, nil
		}
	}
	return nil, removed, nil
}
