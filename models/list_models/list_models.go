// Package list_models tells which models there are.
package list_models

import "rkllmd/models"

// ListModels returns the models of t in the operator's order, none where t is nil.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func ListModels(t *models.Table) []models.Entry {
	if t == nil {
		return nil
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	var list []models.Entry
	for _, model := range t.Models {
		entry := models.Entry{Name: model.Name, Path: model.Path, State: models.StateUnloaded, Pinned: model.Pinned}
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
			entry.State = models.StateLoaded
		case stay.Begun.IsZero():
			entry.State = models.StateWaiting
		default:
			entry.State = models.StateLoading
		}
		list = append(list, entry)
	}
	return list
}
