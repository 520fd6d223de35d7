// Package close_table ends the service of models by name.
package close_table

import (
	"rkllmd/models"
	"rkllmd/models/end_stay"
	"rkllmd/models/fail_stay"
)

// CloseTable has all models unloaded, also those that requests hold, whose runs end, and returns when that is done.
// Whoever waits for a model, or comes later, is told that the daemon is stopping. nil, and to call it again, is fine.
//
// **Runs on:** any thread that may wait. A backend's own thread must not call it. **Holds:** Table.Mu, for a moment.
func CloseTable(t *models.Table) {
	if t == nil {
		return
	}
	t.Mu.Lock()
	t.Stopped = true
	for _, stay := range t.Line {
		fail_stay.FailStay(stay, models.ErrStopping)
	}
	t.Line = nil
	for _, stay := range t.Stays {
		end_stay.EndStay(stay, models.ErrStopping.Error())
	}
	t.Wake.Broadcast()
	t.Mu.Unlock()
	<-t.Ended
}
