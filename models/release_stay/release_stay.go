// Package release_stay lets go of a model.
package release_stay

import (
	"rkllmd/models"
	"rkllmd/models/keep_idle"
)

// ReleaseStay says that a request no longer needs its model: it was answered, or never will be. What
// becomes of the model then, keep_idle says.
//
// **Runs on:** any thread. **Holds:** Table.Mu.
func ReleaseStay(stay *models.Stay) {
	if stay.Model == nil {
		return
	}
	t := stay.Table
	t.Mu.Lock()
	defer t.Mu.Unlock()
	if stay.Holders--; stay.Holders > 0 {
		return
	}
	keep_idle.KeepIdle(stay)
	t.Wake.Broadcast()
}
