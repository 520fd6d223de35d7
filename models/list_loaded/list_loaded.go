// Package list_loaded lists the models in memory.
package list_loaded

import (
	"rkllmd/models"
	"rkllmd/models/choose_expiry"
)

// ListLoaded returns the models of t that are in memory as a whole and take requests, in the operator's order, behind
// them those of the store; none where t is nil.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func ListLoaded(t *models.Table) (list []models.Loaded) {
	if t == nil {
		return nil
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	for _, model := range t.Models {
		stay := model.Stay
		if stay == nil || !stay.Loaded {
			continue
		}
		list = append(list, models.Loaded{Name: model.Name, Path: model.Path, Backend: stay.Hub.Backend.Load(),
			Bytes: stay.Size.Total, Expires: choose_expiry.ChooseExpiry(stay)})
	}
	return list
}
