// Package update_loading notes how far the loading of a model is.
package update_loading

import (
	"math"

	"rkllmd/models"
)

// UpdateLoading returns the progress that Model.Open is given for stay: it keeps Hub.Loading up to date, and ends the
// load when the table is closed.
//
// **Runs on:** any thread. What it returns runs on any thread too. **Holds:** that takes Table.Mu for a moment.
func UpdateLoading(stay *models.Stay) func(float32) bool {
	return func(done float32) bool {
		stay.Hub.Loading.Load().Done.Store(math.Float32bits(done))
		stay.Table.Mu.Lock()
		defer stay.Table.Mu.Unlock()
		return !stay.Table.Stopped
	}
}
