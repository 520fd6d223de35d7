// Package list_loaded tells which models are in memory.
package list_loaded

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
)

// ListLoaded returns the models of t that are in memory as a whole and take requests, in the operator's order; none
// where t is nil. The time of one that is being used counts from now on.
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
		one := models.Loaded{Name: model.Name, Path: model.Path, Backend: stay.Hub.Backend.Load(),
			Bytes: stay.Size.Total}
		switch keep := choose_keep.ChooseKeep(stay); {
		case keep < 0:
		case stay.Holders > 0:
			one.Expires = time.Now().Add(keep)
		default:
			one.Expires = stay.Used.Add(keep)
		}
		list = append(list, one)
	}
	return list
}
