// Package remove_stored forgets a model of the store.
package remove_stored

import (
	"slices"

	"rkllmd/models"
	"rkllmd/models/end_stay"
)

// RemoveStored takes the model of the store that is called name out of t, and reports whether there was one. If it is
// in memory, it is unloaded when the requests that hold it have ended, for that reason; those who wait for its load get
// it.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func RemoveStored(t *models.Table, name, reason string) bool {
	for i, model := range t.Models {
		if !model.Stored || model.Name != name {
			continue
		}
		t.Models = slices.Delete(t.Models, i, i+1)
		if stay := model.Stay; stay != nil && stay.Loaded {
			end_stay.EndStay(stay, reason)
		} else if stay != nil {
			stay.Keep = new(models.AtOnce)
		}
		return true
	}
	return false
}
