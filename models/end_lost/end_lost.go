// Package end_lost ends the stay of a model that has gone by itself.
package end_lost

import (
	"rkllmd/models"
	"rkllmd/models/end_stay"
)

// EndLost returns what Model.Open is given as lost: stay ends.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** that takes Table.Mu.
func EndLost(stay *models.Stay) func() {
	return func() {
		stay.Table.Mu.Lock()
		defer stay.Table.Mu.Unlock()
		end_stay.EndStay(stay, "its process has ended")
	}
}
