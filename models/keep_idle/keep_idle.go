// Package keep_idle keeps a model that nobody needs now.
package keep_idle

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
	"rkllmd/models/end_idle"
	"rkllmd/models/end_stay"
)

// KeepIdle keeps stay, which nobody holds any more, for as long as choose_keep says, unless its place is needed before.
// One that is being loaded goes on, and is looked at then.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func KeepIdle(stay *models.Stay) {
	stay.Used = time.Now()
	keep := choose_keep.ChooseKeep(stay)
	switch {
	case !stay.Loaded || stay.Leaving || keep < 0:
	case keep == 0:
		end_stay.EndStay(stay, "a client has asked for that (keep_alive)")
	default:
		stay.Idle = time.AfterFunc(keep, end_idle.EndIdle(stay, stay.Used))
	}
}
