// Package release_stay lets go of a model.
package release_stay

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
	"rkllmd/models/end_idle"
	"rkllmd/models/end_stay"
)

// ReleaseStay says that a request no longer needs its model: it was answered, or never will be. The model stays for
// as long as choose_keep says, unless its place is needed before.
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
	keep := choose_keep.ChooseKeep(stay)
	switch {
	case !stay.Loaded || stay.Leaving || keep < 0:
	case keep == 0:
		end_stay.EndStay(stay, "a client has asked for that (keep_alive)")
	default:
		stay.Idle = time.AfterFunc(keep, end_idle.EndIdle(stay, stay.Used))
	}
	t.Wake.Broadcast()
}
