// Package find_known looks for a model by its own name.
package find_known

import (
	"rkllmd/models"
	"rkllmd/models/find_name"
	"rkllmd/models/find_stored"
)

// FindKnown returns the model that has this name itself: one of the operator's, that of main as find_name has it (nil),
// or one of the store. It is there if state is models.Known.
//
// **Runs on:** any thread that may wait. **Holds:** Table.Mu, for moments. Errors: find_stored's.
func FindKnown(t *models.Table, path, title, name string) (model *models.Model, state models.Knowledge, err error) {
	if name == "" {
		return nil, models.Unknown, nil
	}
	if model, found := find_name.FindName(t, path, title, name); found {
		return model, models.Known, nil
	}
	model, removed, err := find_stored.FindStored(t, name)
	switch {
	case err != nil:
		return nil, models.Unknown, err
	case model != nil:
		return model, models.Known, nil
	case removed:
		return nil, models.Removed, nil
	}
	return nil, models.Unknown, nil
}
