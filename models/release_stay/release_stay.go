// Package release_stay lets go of a model.
package release_stay

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/end_idle"
)

// ReleaseStay says that a request no longer needs its model: it was answered, or never will be. The model stays for
// Options.KeepAlive, unless its place is needed before.
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
	stay.Used = time.Now()
	if keep := t.Options.KeepAlive; keep > 0 && stay.Loaded && !stay.Leaving && !stay.Model.Pinned {
		stay.Idle = time.AfterFunc(keep, end_idle.EndIdle(stay, stay.Used))
	}
	t.Wake.Broadcast()
}
