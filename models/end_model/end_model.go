// Package end_model has a model unloaded when nobody uses it any more.
package end_model

import (
	"rkllmd/models"
	"rkllmd/models/end_stay"
)

// EndModel has model, one of t, unloaded when the requests that hold it have ended, and reports whether it will be: a
// pinned one stays. One that is not there is right. One that waits to be loaded, or is being loaded, is loaded for
// those who wait, and unloaded then.
//
// **Runs on:** any thread. It does not wait for that. **Holds:** Table.Mu.
func EndModel(t *models.Table, model *models.Model) bool {
	if model.Pinned {
		return false
	}
	t.Mu.Lock()
	defer t.Mu.Unlock()
	if stay := model.Stay; stay != nil && stay.Loaded {
		end_stay.EndStay(stay, "a client has asked for that")
	} else if stay != nil {
		stay.Keep = new(models.AtOnce)
	}
	return true
}
