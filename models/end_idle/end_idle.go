// Package end_idle unloads a model that nobody uses.
package end_idle

import (
	"time"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
	"rkllmd/models/end_stay"
)

// EndIdle returns what the timer of release_stay calls: stay ends if nobody has held it since the time used.
//
// **Runs on:** any thread. What it returns runs on the timer's goroutine. **Holds:** that takes Table.Mu.
func EndIdle(stay *models.Stay, used time.Time) func() {
	return func() {
		stay.Table.Mu.Lock()
		defer stay.Table.Mu.Unlock()
		if stay.Holders == 0 && stay.Used.Equal(used) {
			end_stay.EndStay(stay, "nobody has used it for "+choose_keep.ChooseKeep(stay).String())
		}
	}
}
