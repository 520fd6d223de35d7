// Package describe_entry tells of a model.
package describe_entry

import (
	"rkllmd/models"
	"rkllmd/models/choose_expiry"
)

// DescribeEntry returns model as lists tell it.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func DescribeEntry(model *models.Model) models.Entry {
	entry := models.Entry{Name: model.Name, Path: model.Path, State: models.StateUnloaded, Pinned: model.Pinned,
		Stored: model.Stored}
	stay := model.Stay
	if model.Err != nil && stay == nil {
		entry.Error = model.Err.Error()
	}
	if stay != nil {
		entry.Users = stay.Holders
	}
	switch {
	case stay == nil:
	case stay.Loaded:
		entry.State, entry.Memory = models.StateLoaded, stay.Size.Total
		if at := choose_expiry.ChooseExpiry(stay); !at.IsZero() {
			entry.Expires = &at
		}
	case stay.Begun.IsZero():
		entry.State = models.StateWaiting
	default:
		entry.State = models.StateLoading
	}
	return entry
}
