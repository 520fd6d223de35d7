// Package end_stay has a model unloaded.
package end_stay

import "rkllmd/models"

// EndStay has stay take no more requests: when those that hold it have ended, the loader unloads the model. The next
// request for the model begins another stay. To end it again does nothing.
//
// **Runs on:** any thread. **Holds:** Table.Mu (the caller).
func EndStay(stay *models.Stay, reason string) {
	if stay.Leaving {
		return
	}
	stay.Leaving, stay.Reason = true, reason
	close(stay.Left)
	if stay.Model.Stay == stay {
		stay.Model.Stay = nil
	}
	stay.Table.Wake.Broadcast()
}
